import type { Token } from './tokens.ts'

/** Units in other languages, without words that mean something else in English. */
const words: Readonly<Record<string, string>> = {
  g: 'gramm grammi grammo gramo gramos',
  kg: 'kilogramm chilo',
  l: 'litro litri litros',
  tbsp: 'el esslöffel eßlöffel essl càs cs cucchiaio cucchiai cucharada cda cdas eetlepel msk matsked matskedar spsk spiseskefuld spiseskje łyżka łyżki łyżek rkl ruokalusikallista',
  tsp: 'tl teelöffel càc cucchiaino cucchiaini cucharadita cdta cdita theelepel tsk tesked teskedar teskefuld teskje łyżeczka łyżeczki łyżeczek teelusikallista',
  cup: 'tasse tassen tazza tazze taza xícara szklanka szklanki szklanek',
  pinch:
    'prise prisen msp messerspitze pincée pizzico pizca pitada snufje snuf nypa krm knivspids szczypta szczypty',
  clove:
    'zehe zehen gousse gousses spicchio spicchi diente dente teen tenen teentje klyfta klyftor fed fedd ząbek ząbki',
  can: 'dose dosen boîte scatola scatoletta lata blik blikje burk burkar dåse dåser puszka puszki',
  packet:
    'päckchen packung packungen paquet paquete pacchetto pacchetti bustina bustine sobre pakje pakjes pakke pakker opakowanie',
  bunch: 'bund botte mazzo mazzetto manojo bos bosje knippe pęczek',
  slice:
    'scheibe scheiben tranche tranches fetta fette rebanada loncha plak plakje plakken skiva skivor plaster plastry fatia',
  piece: 'stück stücke stk morceau morceaux pezzo pezzi trozo stuk stuks sztuka sztuki',
  handful: 'handvoll poignée manciata puñado handvol näve garść',
  glass: 'verre bicchiere bicchieri vaso glas',
  sprig: 'zweig zweige stängel brin rametto rametti ramita takje kvist kvistar',
  leaf: 'blatt blätter feuille foglia foglie hoja blad blaadjes',
  bag: 'beutel',
}

export const continentalNames: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([name, said]) => said.split(' ').map((word) => [word, name])),
)

/** Units of several words, one pattern per word; full stops between them are skipped. */
const phrases: readonly (readonly [string, readonly RegExp[]])[] = [
  ['tbsp', [/^c(?:uil|uill|uiller|uill[eè]res?)?$/, /^[àa]$/, /^s(?:oupe)?$/]],
  ['tsp', [/^c(?:uil|uill|uiller|uill[eè]res?)?$/, /^[àa]$/, /^(?:c|caf[eé]|th[eé])$/]],
  ['tbsp', [/^colher(?:es)?$/, /^(?:de|\()$/, /^sopa$/]],
  ['tsp', [/^colher(?:es)?$/, /^(?:de|\()$/, /^ch[aá]$/]],
  ['tbsp', [/^cucharadas?$/, /^soperas?$/]],
]

/** The unit that begins at a token and consists of several words, and its last token. */
export function readUnitPhrase(tokens: readonly Token[], start: number) {
  for (const [name, parts] of phrases) {
    let at = start
    let matched = 0
    while (matched < parts.length && parts[matched]?.test(tokens[at]?.word ?? '')) {
      matched += 1
      at += tokens[at + 1]?.text === '.' && matched < parts.length ? 2 : 1
    }
    if (matched === parts.length) {
      return { name, last: tokens[at]?.text === ')' ? at : at - 1 }
    }
  }
  return undefined
}

const connectors = new Set("de d' di du des del dell' della dello".split(' '))

/** Skips the 'of' behind a unit: 'de farine', "d'huile", 'di zucchero'. */
export const afterConnector = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && connectors.has(tokens[0]?.word ?? '') ? tokens.slice(1) : tokens

/** 'a' and 'one' in other languages, in front of a unit or a food. */
export const articles = /^(?:ein|eine|einen|un|une|una|een) /
