import { buildingPages, reviewPages } from "./admin-pages"

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
