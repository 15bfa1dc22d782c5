import type { TranslationKey } from "#app/i18n/keys"
import type { IconName } from "#app/ui/icon-name"
import type { Viewer } from "./viewer"

export interface NextStep {
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
const door: NextStep = { to: "/login", label: "nav.login", icon: "person" }

/** What a person most likely wants to do next; a visitor to log in. */
export const nextStepOf = (viewer: Pick<Viewer, "role"> | null): NextStep =>
  viewer ? steps[viewer.role] : door
