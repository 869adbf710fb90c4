import type { JSONSchema7 } from 'ai'
import type { Command } from '#server/commands/command.ts'
import type { Lookup } from '../prompt/household/lookups.ts'
import { commandTools, itemSchema, lookupTools, offeredCommands } from './routerTools.ts'
import type { OfferedTool } from './wire/routerRequest.ts'

/**
 * How a model is offered the commands: as tools; where its server refuses those, as a JSON schema
 * of the answer; where it refuses that, too, in words alone.
 */
export type OfferForm = 'tools' | 'schema' | 'text'

export const nextForm: Record<OfferForm, OfferForm | undefined> = {
  tools: 'schema',
  schema: 'text',
  text: undefined,
}

export type Offer = {
  tools: OfferedTool[]
  /** The commands in words, for the instructions; empty where tools describe them. */
  instructions: string
  /** The shape of the answer, where the server is asked to keep to one. */
  format: JSONSchema7 | undefined
}

type Offered = { commands: readonly Command[]; lookups: readonly Lookup[] }

/** The one tool of a small model's offer. */
export const proposeTool = 'propose'

export function offerOf(form: OfferForm, isCompact: boolean, offered: Offered): Offer {
  const { commands, lookups } = offered
  if (form === 'tools') {
    const tools = isCompact ? [oneTool(commands)] : commandTools(commands)
    return { tools: [...tools, ...lookupTools(lookups)], instructions: '', format: undefined }
  }
  const lines = [...offeredCommands(commands).map(commandLine), ...lookups.map(lookupLine)]
  const instructions = ['# Commands', '', howToAnswer, '', ...lines].join('\n')
  return { tools: [], instructions, format: form === 'schema' ? answerShape(offered) : undefined }
}

const howToAnswer = `Answer with JSON and nothing else: {"calls":[{"command":"NAME","items":[…]}]}. If there is nothing to propose: {"calls":[]}. A command that only looks something up has "input" instead of "items". These are the commands, and what one item is:`

const commandLine = ({ type, description, item }: Command) =>
  `- ${type}: ${signature(itemSchema(item))}. ${firstSentence(description)}`

const lookupLine = ({ name, description, input }: Lookup) =>
  `- ${name}, "input": ${signature(itemSchema(input))}. ${firstSentence(description)}`

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

const oneTool = (commands: readonly Command[]): OfferedTool => ({
  name: proposeTool,
  description: `Proposes a change. What one item is, by command:\n${offeredCommands(commands).map(commandLine).join('\n')}`,
  parameters: {
    type: 'object',
    properties: {
      command: { type: 'string', enum: offeredCommands(commands).map(({ type }) => type) },
      items: { type: 'array', items: {} },
    },
    required: ['command', 'items'],
  },
})

const answerShape = ({ commands, lookups }: Offered): JSONSchema7 => ({
  type: 'object',
  properties: {
    calls: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          command: {
            type: 'string',
            enum: [
              ...offeredCommands(commands).map(({ type }) => type),
              ...lookups.map(({ name }) => name),
            ],
          },
          items: { type: 'array', items: { type: ['object', 'string'] } },
          input: { type: 'object' },
        },
        required: ['command'],
      },
    },
  },
  required: ['calls'],
})

/** A schema in a few words: {"name": text, "quantity"?: text, "priority"?: "low"|"high"}. */
function signature(schema: JSONSchema7): string {
  if (schema.enum) return schema.enum.map((value: unknown) => JSON.stringify(value)).join('|')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) {
    const said = variants.flatMap((each: JSONSchema7 | boolean) =>
      typeof each === 'object' && each.type !== 'null' ? [signature(each)] : [],
    )
    return [...new Set(said)].join(' or ')
  }
  const [type] = [schema.type].flat().filter((each) => each !== 'null')
  if (type === 'object' && schema.properties) {
    const fields = Object.entries(schema.properties).flatMap(([name, field]) => {
      if (typeof field !== 'object') return []
      const optional = schema.required?.includes(name) ? '' : '?'
      return [`"${name}"${optional}: ${signature(field)}`]
    })
    return `{${fields.join(', ')}}`
  }
  if (type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items))
    return `[${signature(schema.items)}]`
  return type === undefined ? 'anything' : (words[type] ?? type)
}

const words: Record<string, string> = {
  string: 'text',
  integer: 'number',
  boolean: 'true or false',
}
