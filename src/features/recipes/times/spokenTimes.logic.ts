const ones = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...Object.fromEntries(ones.map((word, n) => [word, n + 1])),
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}
const count = Object.keys(words).join('|')
const part = `(?:a |one )?(?:half|quarter)|three[ -]quarters?`

/** 'Half an hour', 'three quarters of an hour', 'an hour and a half', 'two and a quarter hours'. */
export const partsOfHours = [
  `(?:${part})(?:[ -]of)?(?:[ -]an?)?[ -]hours?`,
  String.raw`(?:\d{1,2}|${count}) (?:hours?|hrs?) and (?:${part})`,
  String.raw`(?:\d{1,2}|${count}) and (?:${part})[ -](?:hours?|hrs?)`,
].join('|')

const spoken = new RegExp(String.raw`(?<![\p{L}\d])(?:${partsOfHours})(?!\p{L})`, 'giu')
const tens = String.raw`(?:(twenty|thirty|forty|fifty)[ -](?=(?:${ones.slice(0, 9).join('|')})\b))?`
const counted = new RegExp(
  String.raw`(?<![\p{L}\d])${tens}(${count})[ -](?=(?:hours?|hrs?|minutes?|mins?)(?!\p{L}))`,
  'giu',
)

const numberSaid = (word = '') => words[word.toLowerCase()] ?? (Number(word) || 0)

/** Of what `partsOfHours` matches. */
export function minutesSpoken(text: string): number {
  const [, whole] = /^(\S+) (?:\S+ )?and /i.exec(text) ?? []
  const quarters = /three/i.test(text.slice(whole?.length)) ? 3 : /half/i.test(text) ? 2 : 1
  return numberSaid(whole) * 60 + quarters * 15
}

/** 'About an hour and a half' is 'About 1 hour 30 minutes', 'twenty-five minutes' '25 minutes'. */
export const timesInDigits = (text: string): string =>
  text
    .replace(spoken, (said) => {
      const minutes = minutesSpoken(said)
      const hours = Math.floor(minutes / 60)
      return `${hours ? `${hours} hour${hours > 1 ? 's' : ''} ` : ''}${minutes % 60} minutes`
    })
    .replace(counted, (_, ten?: string, one?: string) => `${numberSaid(ten) + numberSaid(one)} `)
