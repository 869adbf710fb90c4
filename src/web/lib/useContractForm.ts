import { schemaResolver, useForm } from '@mantine/form'
import type { z } from 'zod'
import { RequestError } from './request.ts'

interface ContractForm<Fields, Form> {
  /** The contract, which has the rules and their words. */
  schema: z.ZodType<Form>
  /** What the inputs hold for a new record. */
  blank: Fields
  /** What they hold for the one that is edited; what it has nothing of stays blank. */
  record?: { [Name in keyof Fields]?: Fields[Name] | null }
  /** From what inputs hold to what the contract takes, where the two differ. */
  toInput?: (fields: Fields) => unknown
}

/** A form with a contract's rules: the same checks and words as on the server. */
export function useContractForm<
  Fields extends Record<string, unknown>,
  Form extends Record<string, unknown>,
>({ schema, blank, record = {}, toInput = (fields) => fields }: ContractForm<Fields, Form>) {
  const rules = schemaResolver(schema, { sync: true })
  const filled = Object.entries(blank).map(([name, value]) => [name, record[name] ?? value])
  const initial = Object.fromEntries(filled) as Fields
  const form = useForm<Fields>({
    initialValues: initial,
    validate: (fields) => rules(toInput(fields)),
  })
  const read = () => schema.parse(toInput(form.getValues()))

  return {
    ...form,
    /** As the contract has it; only once the form has been found valid. */
    read,
    /** What differs from a valid beginning, so that a change sends nothing else. */
    changes: (): Partial<Form> => {
      const before = schema.parse(toInput(initial))
      const after = Object.entries(read()).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
      )
      return Object.fromEntries(after) as Partial<Form>
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
