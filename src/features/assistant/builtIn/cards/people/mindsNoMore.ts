import { isMustAvoid, preferenceLines } from '#shared/foods/mustAvoid.ts'
import { namesFood } from '#shared/foods/namesFood.ts'
import { spokenWords } from '../../normalise/words.ts'
import { propose, type Reading } from '../../reading.ts'
import { peopleIn } from '../../spans/people.ts'
import type { Heard } from '../../spans/said.ts'

const said =
  /^\W*(?:oh |so |and )*(?<who>[\p{L}' ]{2,30}?) (?:(?:isn't|is not|is no longer) (?:so |that )?(?:fussy|picky) about|(?:doesn't|does not) mind|is (?:fine|ok|okay) with) (?<food>[^,.;?!]{2,40}?)(?: now| any ?more| these days| again)+[.! ]*$/iu

/** 'Mia doesn't mind peppers now': she dislikes them no more; what she must avoid stays. */
export function mindsNoMore({ text, scene }: Heard): Reading | undefined {
  const { who = '', food = '' } = said.exec(text)?.groups ?? {}
  const people = who ? peopleIn(spokenWords(who), scene.household.members) : []
  const labels = people.flatMap((each) =>
    each.people.flatMap(({ member }) =>
      preferenceLines(member?.dislikes ?? '')
        .filter((line) => !isMustAvoid(line) && (namesFood(line, food) || namesFood(food, line)))
        .map((line) => `${member?.name}: ${line}`),
    ),
  )
  return labels.length > 0 ? propose('DELETE_FAMILY_MEMBER_PREFERENCE_TEXT', labels) : undefined
}
