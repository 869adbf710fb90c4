const kind =
  '(?:(?:lactose|dairy|gluten|sugar|nut|egg|fat|alcohol|caffeine)[- ]?free|vegan|organic|decaf|unsalted|salted|low[- ]fat|skimmed|semi-skimmed|whole-?meal|free range)'
const onList = '(?: (?:on|to|onto) (?:the|our|my) (?:shopping |grocery )?list)?'
const behind = new RegExp(
  `\\b([a-z]{3,20})(${onList}),? but (?:the |make it |only )?(${kind})(?: (?:one|kind|version|stuff))?\\b`,
  'gi',
)

/** 'We need milk but the lactose free one' is of lactose free milk. */
export const withKindsBefore = (text: string): string => text.replace(behind, '$3 $1$2')
