import { nameKey } from '#shared/names.ts'
import { commandsOf } from '../find/decide.ts'
import { type Ability, say } from '../reading.ts'
import { capitalised } from '../text/plainText.ts'

const sets =
  /^(?:change|set|update|move|make|correct|switch)(?: the| our)? (.{3,60}?)(?: rule)? (?:to|is|=) (.{1,100})$/i
const isNow =
  /^(?:from now on,? )?(?:the |our )?(.{3,60}?) (?:is|will be|should be|has changed to|changed to|moved to) (?:now )?(?:at )?(.{1,100}?)(?: from now on| now)?$/i
const lasting = /\bfrom now on\b|\bnow\b|\bevery (?:day|night)\b|\brule\b|\bchanged\b/i

/** 'change dinner time to 7 PM', 'dinner time is 7 from now on': another value for a rule that there is. */
export const ruleChanges: Ability = (words, { household }) => {
  const set = sets.exec(words)
  const stated = !set && lasting.test(words) ? isNow.exec(words) : null
  const [, name = '', value = ''] = set ?? stated ?? []
  const key = nameKey(name)
  const rule = household.wholeFamily.find(
    (each) => nameKey(each.name) === key || (stated && nameKey(each.name) === `${key} time`),
  )
  if (!rule) return undefined
  const clock = /^(\d{1,2})(?::(\d{2}))? ?(a|p)?\.?m?\.?$/i.exec(value)
  const shown = clock
    ? `${clock[1]}:${clock[2] ?? '00'} ${/^a$/i.test(clock[3] ?? '') ? 'AM' : 'PM'}`
    : capitalised(value)
  if (rule.value === shown) return say(`**${rule.name}** is ${shown} already.`)
  return commandsOf([
    { type: 'UPDATE_WHOLE_FAMILY_PREFERENCE_TEXT', items: [{ id: rule.id, value: shown }] },
  ])
}
