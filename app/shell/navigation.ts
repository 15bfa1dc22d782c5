import type { Role } from "#contract/words"
import type { TranslationKey } from "#app/i18n/keys"
import type { IconName } from "#app/ui/icon.tsx"

/** What the shell shows of the person who is signed in. */
export interface Viewer {
  readonly name: string
  readonly role: Role
  readonly points: number
  /** How long the session lasts from now, in ms; `null` where the API did not say. */
  readonly remainingMs: number | null
}

interface Destination {
  readonly to: string
  readonly label: TranslationKey
  readonly icon: IconName
}

const home: Destination = { to: "/", label: "nav.home", icon: "home" }
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
const school: Destination = { to: "/admin", label: "nav.admin", icon: "knowledge" }

/** What a role has beside what everybody has who is signed in. */
const own: Readonly<Record<Viewer["role"], readonly Destination[]>> = {
  Student: [topTen, record],
  Teacher: [make],
  Admin: [school, make],
  User: [],
}

/** Where a person may go from every page. */
export function destinationsOf(viewer: Viewer | null): readonly Destination[] {
  if (!viewer) return [home, login, signup, about, contact]
  return [home, games, entertainment, ...own[viewer.role], about, contact]
}

interface NextStep {
  readonly to: string
  readonly label: TranslationKey
  readonly icon: IconName
}

const steps: Readonly<Record<Viewer["role"], NextStep>> = {
  Student: { to: "/games/education/five-hints", label: "home.play", icon: "games" },
  Teacher: { to: "/make-five-hints/education", label: "home.write", icon: "pen" },
  Admin: { to: "/admin", label: "admin.title", icon: "knowledge" },
  User: { to: "/entertainment-sections", label: "home.playFun", icon: "fun" },
}
const visitorStep: NextStep = { to: "/login", label: "nav.login", icon: "person" }

/** What a person most likely wants to do next; a visitor to log in. */
export const nextStepOf = (viewer: Pick<Viewer, "role"> | null): NextStep =>
  viewer ? steps[viewer.role] : visitorStep
