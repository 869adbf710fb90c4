import { useContractForm } from '#web/lib/forms/useContractForm.ts'
import { type PantryItem, PantryItemForm } from '../pantry.contract.ts'

/** Inputs hold text; the contract turns empty text into null. */
export const usePantryForm = (item?: PantryItem, location: string | null = null) =>
  useContractForm({
    schema: PantryItemForm,
    record: item,
    blank: {
      name: '',
      quantity: '',
      category: '',
      location: location ?? '',
      expiryDate: '',
      notes: '',
    },
  })

export type PantryFormFields = ReturnType<typeof usePantryForm>
