import { courtesies, frameWords, givenNames, isTitle, kinds, ties } from "../kinds"
import { isNumber, romanValue } from "../numbers/number-tables"

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const unsaid = set("for in on to de la du des")

export function isInitials(given: readonly string[], stored: readonly string[]): boolean {
  const letters = given.join("")
  const isShort = given.length === 1 || given.every((word) => word.length === 1)
  if (!isShort || !/^[a-z]{2,6}$/.test(letters) || frameWords.has(letters)) return false
  if (stored.length < 2 || !stored.every((word) => /^[a-z]+$/.test(word))) return false
  const telling = stored.filter((word) => !ties.has(word) && !unsaid.has(word))
  return [stored, telling].some(
    (words) => words.length > 1 && words.map((word) => word.slice(0, 1)).join("") === letters,
  )
}

export const spellsOut = (given: readonly string[], text: string): boolean =>
  /^[A-Z]{3,6}$/.test(text) && isInitials([text.toLowerCase()], given)

export function hasInitials(given: readonly string[], stored: readonly string[]): boolean {
  const at = given.findIndex((word) => word.length > 2)
  if (at < 1 || given.length !== stored.length) return false
  return given.every((word, index) =>
    index < at
      ? word.length === 1 && (stored[index] ?? "").startsWith(word)
      : word === stored[index],
  )
}

/** Particles that are a name only together with the next word. */
const particles = set("abu umm oum om ام ابو ابا abd عبد")
/** «بن» is one if a name stands before it. */
const isParticle = (word = "", at: number): boolean =>
  particles.has(word) || (at > 0 && /^(?:ابن|بن|ibn|bin|ben)$/.test(word))
/** Particles that may be said with the surname or left out. */
const ofSurnames = /^(?:van|von|da|abdel|فان|فون)$/
const withOneSon = (words: readonly string[]) => words.join(" ").replace(/^ابن /, "بن ")

/** Names that are given names after another one: Alexander Graham Bell, مصطفى لطفي المنفلوطي. */
const secondNames = set("graham ilyich conan abdel لطفي مهدي صادق سامي")

export function isSurname(given: readonly string[], stored: readonly string[]): boolean {
  let from = courtesies.has(stored[0] ?? "") && givenNames.has(stored[1] ?? "") ? 1 : 0
  let last = from
  while (from < stored.length && isGivenName(stored[from], from)) {
    last = from
    from += isParticle(stored[from], from) ? 2 : 1
  }
  if (from === stored.length && last > 0 && isParticle(stored[last], last)) from = last
  const surname = stored.slice(from)
  if (from === 0 || surname.length === 0 || surname.length > 2) return false
  const said = given.length > 1 && ofSurnames.test(stored[from - 1] ?? "") ? from - 1 : from
  return (
    withOneSon(stored.slice(said)) === withOneSon(given) &&
    surname.every(
      (word) => !kinds.has(word) && !isTitle(word) && !isNumber(word) && !romanValue(word),
    )
  )
}

export function hasMiddleName(
  given: readonly string[],
  stored: readonly string[],
  isWord: ((word: string) => boolean) | undefined,
): boolean {
  const [first = "", middle = "", last] = given
  if (given.length !== 3 || stored.length !== 2 || isParticle(middle, 1)) return false
  if (first !== stored[0] || last !== stored[1] || !isGivenName(first, 0) || isParticle(first, 0))
    return false
  if (kinds.has(middle) || ties.has(middle) || isTitle(middle) || /\d/.test(middle)) return false
  return isGivenName(middle, 1) || (isWord !== undefined && !isWord(middle) && middle.length > 3)
}

const isGivenName = (word = "", at: number): boolean =>
  givenNames.has(word) || (at > 0 && (secondNames.has(word) || /^[a-rt-z]$/.test(word)))

/** Kinds that a name is often said without. "Sea" is none: «البحر الأحمر» is not «الأحمر». */
const leftOut = set(
  "mount mt desert lake river planet continent season سوره جبل جبال صحراء نهر كوكب قاره فصل شهر يوم هييه منظمه",
)
const colours = set("red black white yellow blue green احمر اسود ابيض اصفر ازرق اخضر")
export const isColour = (word: string): boolean => colours.has(word)
const ofSeas = set("dead pacific ميت")

const isTitled = ([title = "", name = ""]: readonly string[]): boolean =>
  isTitle(title) && givenNames.has(name)

export function isWithoutKind(
  given: readonly string[],
  stored: readonly string[],
  isShown: (word: string) => boolean,
): boolean {
  if (stored.length < 2) return false
  const isLeftOut = (word = "") => leftOut.has(word) || (kinds.has(word) && isShown(word))
  const line = given.join(" ")
  const rests = [
    ...(isLeftOut(stored[0]) || isTitled(stored) ? [stored.slice(1)] : []),
    ...(isLeftOut(stored.at(-1)) ? [stored.slice(0, -1)] : []),
  ]
  return rests.some(
    (rest) =>
      rest.join(" ") === line &&
      rest.every((word) => !kinds.has(word) && !colours.has(word) && !ofSeas.has(word)),
  )
}

const states = set("kingdom republic united مملكه جمهوريه متحده دوله")
const ofStates = set(
  "of the arab islamic federal people s states hashemite عربيه اسلاميه اتحاديه هاشميه شعبيه",
)

export function isSameState(given: readonly string[], stored: readonly string[]): boolean {
  const [one, other] = [given, stored].map(shortState)
  return one !== "" && one === other && given.some(isOfState) !== stored.some(isOfState)
}

const isOfState = (word: string): boolean => states.has(word)
/** «المتحدة» alone is left out of no name: «الأمم المتحدة». */
const united = /^(?:united|متحده)$/

function shortState(words: readonly string[]): string {
  if (words.length > 6) return ""
  const isLeftOut = (word: string) =>
    ofStates.has(word) || (states.has(word) && !(united.test(word) && words.length < 3))
  const telling = words.filter((word) => !isLeftOut(word))
  if (telling.length !== 1) return ""
  return (telling[0] ?? "").replace(/(?<=\p{L}{3})(?:يه|يا|ا|ه)$/u, "")
}

const letters: ReadonlyMap<string, string> = new Map(
  "ايه:ae اي:aei بي:bp سي:c دي:d اف:f جي:gj اتش:h ايتش:h جيه:j كي:k كيه:k ال:l ام:m ان:n او:o كيو:q ار:r اس:s تي:t يو:u في:v دبليو:w دبل:w اكس:x واي:y زد:z"
    .split(" ")
    .map((entry): [string, string] => {
      const [name = "", meant = ""] = entry.split(":")
      return [name, meant]
    }),
)

export function spellsLetters(given: readonly string[], stored: readonly string[]): boolean {
  const [only = ""] = stored
  return (
    stored.length === 1 &&
    given.length > 1 &&
    given.length === only.length &&
    given.every((word, at) => letters.get(word)?.includes(only[at] ?? "-"))
  )
}
