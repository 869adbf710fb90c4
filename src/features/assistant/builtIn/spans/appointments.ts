import { wordSet } from '../normalise/words.ts'

const words =
  'dentist doctor vet practice lesson lessons appointment meeting recital rehearsal haircut checkup class flight training birthday swimming soccer football rugby netball hockey cricket tennis basketball volleyball baseball athletics gymnastics judo karate ballet scouts choir orchestra piano violin guitar drama'

/** What takes somebody's time and is no meal. */
export const appointments = wordSet(words)

export const appointmentPattern = `(?:${words.replaceAll(' ', '|')})(?! (?:\\w+ )?(?:cake|party|meal|dinner|lunch|snacks?|treats?))(?! (?:says?|said|thinks|told|wants))`
