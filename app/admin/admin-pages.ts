import type { TranslationKey } from "#app/i18n/keys"
import type { IconName } from "#app/ui/icon.tsx"

interface AdminPage {
  readonly to: string
  readonly label: TranslationKey
  readonly icon: IconName
}

export const reviewPages = [
  { to: "/admin/educational-questions", label: "review.education.title", icon: "book" },
  { to: "/admin/entertainment-questions", label: "review.entertainment.title", icon: "fun" },
] as const satisfies readonly AdminPage[]

export const buildingPages = [
  { to: "/admin/add-grade", label: "addGrade.title", icon: "difficulty" },
  { to: "/admin/add-subject", label: "addSubject.title", icon: "knowledge" },
  { to: "/admin/add-grade-subjects", label: "addLinks.title", icon: "check" },
  { to: "/admin/add-chapter", label: "addChapter.title", icon: "book" },
] as const satisfies readonly AdminPage[]
