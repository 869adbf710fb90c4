import { useContractForm } from '#web/lib/useContractForm.ts'
import { type PantryItem, PantryItemForm } from '../pantry.contract.ts'

/** Inputs hold text; what is left empty is sent as null by the contract. */
export const usePantryForm = (item?: PantryItem) =>
  useContractForm({
    schema: PantryItemForm,
    initial: {
      name: item?.name ?? '',
      quantity: item?.quantity ?? '',
      category: item?.category ?? '',
      location: item?.location ?? '',
      expiryDate: item?.expiryDate ?? '',
      notes: item?.notes ?? '',
    },
  })
