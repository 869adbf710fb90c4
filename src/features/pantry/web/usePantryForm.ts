import { schemaResolver, useForm } from '@mantine/form'
import { RequestError } from '../../../web/lib/request.ts'
import { type PantryItem, PantryItemForm } from '../pantry.contract.ts'

/** Inputs hold text; what is left empty is sent as null by the contract. */
export type PantryFields = Record<keyof PantryItemForm, string>

const blank: PantryFields = {
  name: '',
  quantity: '',
  category: '',
  location: '',
  expiryDate: '',
  notes: '',
}

const fieldNames = Object.keys(blank) as (keyof PantryFields)[]

const fieldsOf = (item: PantryItem | undefined): PantryFields =>
  item
    ? (Object.fromEntries(fieldNames.map((name) => [name, item[name] ?? ''])) as PantryFields)
    : blank

/** The item's form with the contract's rules; the same words as the server's. */
export function usePantryForm(item?: PantryItem) {
  const form = useForm<PantryFields>({
    initialValues: fieldsOf(item),
    validate: schemaResolver(PantryItemForm, { sync: true }),
  })
  return {
    ...form,
    /** All of it, as the contract has it. Only after the form has been found valid. */
    read: () => PantryItemForm.parse(form.getValues()),
    /** What differs from the item as it was when the form was opened. */
    changes: (): Partial<PantryItemForm> => {
      const read = PantryItemForm.parse(form.getValues())
      return Object.fromEntries(
        fieldNames
          .filter((name) => (read[name] ?? '') !== (item?.[name] ?? ''))
          .map((name) => [name, read[name]]),
      )
    },
    /** Puts the server's objections at the fields they are about. */
    showProblems: (error: unknown) => {
      if (!(error instanceof RequestError)) return
      for (const { field, message } of error.validationErrors ?? []) {
        if (field in blank) form.setFieldError(field, message)
      }
    },
  }
}
