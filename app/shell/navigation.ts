import type { Role } from "#contract/words"
import type { TranslationKey } from "#app/i18n/keys"
import type { IconName } from "#app/ui/icon.tsx"

export interface Viewer {
  readonly name: string
  readonly role: Role
  readonly points: number
  readonly isWaiting: boolean
  readonly hasClasses?: boolean
  readonly avatar: string
  readonly marks: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>
  readonly remainingMs: number | null
}

interface Destination {
  readonly to: string
  readonly label: TranslationKey
  readonly icon: IconName
  readonly isExact?: true
}

const home: Destination = { to: "/", label: "nav.home", icon: "home", isExact: true }
const login: Destination = { to: "/login", label: "nav.login", icon: "person" }
const signup: Destination = { to: "/signup", label: "nav.signup", icon: "fun" }
const games: Destination = { to: "/games", label: "nav.games", icon: "games" }
const entertainment: Destination = {
  to: "/entertainment-sections",
  label: "nav.entertainment",
  icon: "fun",
}
const make: Destination = { to: "/make-five-hints/education", label: "nav.make", icon: "pen" }
const topTen: Destination = { to: "/top-10", label: "nav.topTen", icon: "trophy" }
const about: Destination = { to: "/about", label: "nav.about", icon: "info" }
const contact: Destination = { to: "/contacts", label: "nav.contact", icon: "letter" }
const record: Destination = { to: "/answered-questions", label: "nav.record", icon: "book" }
export const minePath = "/my-questions"
const mine: Destination = { to: minePath, label: "nav.mine", icon: "check" }
const school: Destination = { to: "/admin", label: "admin.title", icon: "knowledge" }

const classes: Destination = { to: "/classes", label: "class.list", icon: "knowledge" }

const own: Readonly<Record<Viewer["role"], readonly Destination[]>> = {
  Student: [topTen, record],
  Teacher: [make, mine],
  Admin: [school, make, mine],
  User: [],
}

export function destinationsOf(viewer: Viewer | null): readonly Destination[] {
  if (!viewer) return [home, login, signup, about, contact]
  const taught = viewer.hasClasses ? [classes] : []
  return [home, games, entertainment, ...taught, ...own[viewer.role], about, contact]
}

/** The bar has no room for what the footer has too. */
export const getBarLinks = (viewer: Viewer | null): readonly Destination[] =>
  destinationsOf(viewer).slice(0, viewer ? -2 : undefined)

const tryOut: Destination = { ...entertainment, label: "nav.try", icon: "play" }
const review: Destination = {
  to: "/admin/educational-questions",
  label: "nav.review",
  icon: "check",
}

/** The links that a role needs most; four fit beside each other at 320 px. */
const shortcuts: Readonly<Record<Viewer["role"], readonly Destination[]>> = {
  Student: [home, games, topTen, record],
  Teacher: [home, make, mine, games],
  Admin: [home, review, { ...school, isExact: true }, make],
  User: [home, games, entertainment],
}

export function getShortcuts(viewer: Viewer | null, canTry = false): readonly Destination[] {
  if (!viewer) return canTry ? [home, tryOut, login] : [home, login]
  return viewer.hasClasses ? [home, classes, make, mine] : shortcuts[viewer.role]
}

const steps: Readonly<Record<Viewer["role"], Destination>> = {
  Student: { ...games, to: "/games/education/five-hints", label: "home.play" },
  Teacher: { ...make, label: "home.write" },
  Admin: school,
  User: { ...entertainment, label: "home.playFun" },
}

export function getNextStep(viewer: Pick<Viewer, "role" | "hasClasses"> | null): Destination {
  if (!viewer) return login
  return viewer.hasClasses ? classes : steps[viewer.role]
}
