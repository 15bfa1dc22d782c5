import { normalised } from "#contract/normalised"
import { type Language, languages } from "#contract/words"
import type { Room } from "./room"

const list = (words: string): readonly string[] => words.split(" ")

/** In Arabic an adjective agrees with its noun: its first form is masculine. */
const animals = {
  en: [
    list(
      "falcon fox owl dolphin otter panda koala penguin sparrow rabbit turtle gazelle robin heron badger beaver hedgehog camel eagle lynx puffin seal squirrel swan tiger whale zebra bee kitten lion",
    ),
  ],
  ar: [
    list(
      "صقر فهد نمر أسد دلفين غزال عصفور أرنب بطريق سنجاب قنفذ جمل نسر هدهد بلبل حوت حصان باندا كوالا طاووس",
    ),
    list("بومة سلحفاة زرافة نحلة فراشة قطة يمامة بجعة فقمة نعامة ريم حمامة"),
  ],
} as const

const traits = {
  en: [
    list(
      "calm brave kind clever quick bright merry gentle happy lively proud patient curious cheerful sunny honest bold friendly nimble wise",
    ),
  ],
  ar: [
    list(
      "هادئ شجاع لطيف ذكي سريع مرح نشيط صبور طموح فضولي بشوش أمين جريء ودود رشيق حكيم ماهر كريم متفائل مبتسم",
    ),
    list(
      "هادئة شجاعة لطيفة ذكية سريعة مرحة نشيطة صبورة طموحة فضولية بشوشة أمينة جريئة ودودة رشيقة حكيمة ماهرة كريمة متفائلة مبتسمة",
    ),
  ],
} as const satisfies Readonly<Record<Language, readonly (readonly string[])[]>>

const joinWords = {
  en: (animal: string, trait: string) =>
    `${trait.slice(0, 1).toUpperCase()}${trait.slice(1)} ${animal}`,
  ar: (animal: string, trait: string) => `${animal} ${trait}`,
} as const satisfies Readonly<Record<Language, (animal: string, trait: string) => string>>

export const guestNames = (language: Language): readonly string[] =>
  animals[language].flatMap((group, gender) =>
    group.flatMap((animal) =>
      (traits[language][gender] ?? []).map((trait) => joinWords[language](animal, trait)),
    ),
  )

export function offerNames(
  room: Room,
  draws: readonly number[],
  language: Language = room.language,
): readonly string[] {
  const taken = new Set(Object.values(room.seats).map(({ name }) => folded(name)))
  const free = guestNames(language).filter((name) => !taken.has(folded(name)))
  return [...new Set(draws.flatMap((draw) => free[Math.floor(draw * free.length)] ?? []))]
}

export const isGuestName = (name: string): boolean =>
  languages.some((language) => guestNames(language).includes(name))

const folded = (name: string): string => normalised(name, "NFKC").trim().toLowerCase()

export const areOneName = (one: string, other: string): boolean => folded(one) === folded(other)

/** Also by somebody who was taken out, since both would be found under it. */
export const isTaken = ({ seats }: Room, name: string): boolean =>
  Object.values(seats).some((seat) => areOneName(seat.name, name))
