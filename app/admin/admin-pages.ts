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

const schoolPages = [
  { to: "/admin/people", label: "people.title" },
  { to: "/admin/teachers", label: "teachers.title" },
  { to: "/admin/classes", label: "class.school.title" },
  { to: "/admin/structure", label: "structure.title" },
] as const

export const pickRow = (offered: ReadonlySet<string>) =>
  schoolPages.map(({ to }) => to).filter((to) => offered.has(to))

export function getRow(offered: readonly string[] = []) {
  const school = schoolPages.filter(({ to }) => offered.includes(to))
  const building = offered.includes("/admin/structure") ? [] : buildingPages
  return [{ to: "/admin", label: "admin.title" } as const, ...reviewPages, ...school, ...building]
}
