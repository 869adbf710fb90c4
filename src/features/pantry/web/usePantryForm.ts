import { useContractForm } from '#web/lib/useContractForm.ts'
import { type PantryItem, PantryItemForm } from '../pantry.contract.ts'

/** Inputs hold text; what is left empty is sent as null by the contract. */
export const usePantryForm = (item?: PantryItem) =>
  useContractForm({
    schema: PantryItemForm,
    record: item,
    blank: { name: '', quantity: '', category: '', location: '', expiryDate: '', notes: '' },
  })
