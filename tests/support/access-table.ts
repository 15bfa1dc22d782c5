import { gameNames } from "../../contract/words"

/**
 * Who may open a route: visitors, signed-in users, or users of some roles. "New" is a teacher whom the school has not
 * confirmed yet.
 */
export const groups = {
  everybody: ["nobody", "Student", "Teacher", "New", "Admin", "User"],
  "all but new teachers": ["nobody", "Student", "Teacher", "Admin", "User"],
  visitors: ["nobody"],
  "signed in": ["Student", "Teacher", "New", "Admin", "User"],
  "signed in but new teachers": ["Student", "Teacher", "Admin", "User"],
  pupils: ["Student"],
  "all but admins": ["Student", "Teacher", "New", "User"],
  authors: ["Teacher", "New", "Admin"],
  "confirmed authors": ["Teacher", "Admin"],
  "confirmed teachers": ["Teacher"],
  admins: ["Admin"],
  /** The address redirects home for everybody. */
  "leads home": [],
} as const
export type Group = keyof typeof groups
export const callers = groups.everybody
export type Who = (typeof callers)[number]

interface PageRow {
  readonly route: string
  readonly path: string
  readonly get: Group
  /** Without it the route accepts no form. */
  readonly post?: Group
}

const page = (route: string, path: string, get: Group, post?: Group): PageRow =>
  post ? { route, path, get, post } : { route, path, get }
const fixed = (route: string, get: Group, post?: Group) => page(route, route, get, post)

/** Both categories of a route whose players or authors differ by category. */
const both = (route: string, inEducation: Group, hasForm: boolean): PageRow[] =>
  [["education", inEducation] as const, ["entertainment", "signed in"] as const].map(
    ([category, who]) =>
      page(route, route.replace(/:category(Game)?/, category), who, hasForm ? who : undefined),
  )

/** Written by hand from "Who may open what" in the specification. Forms follow the same rule as pages. */
export const pageRows: readonly PageRow[] = [
  page("/", "/?index", "everybody", "pupils"),
  fixed("/about", "everybody"),
  fixed("/privacy", "everybody"),
  fixed("/contacts", "everybody", "everybody"),
  fixed("/healthz", "everybody"),
  fixed("/robots.txt", "everybody"),
  fixed("/sitemap.xml", "everybody"),
  fixed("/manifest.webmanifest", "everybody"),
  page("/images/:name", "/images/none.png", "everybody"),
  page("/*", "/no-such-page", "everybody", "everybody"),
  fixed("/action/set-language", "leads home", "everybody"),
  fixed("/action/set-theme", "leads home", "everybody"),
  fixed("/login", "visitors", "visitors"),
  fixed("/signup", "visitors", "visitors"),
  fixed("/password-forget", "visitors", "visitors"),
  page("/password-reset/:token", "/password-reset/a-token", "visitors", "visitors"),
  fixed("/change-password", "signed in", "signed in"),
  fixed("/profile", "signed in", "signed in"),
  fixed("/profile/erase", "all but admins", "all but admins"),
  page("/profile/data/:format", "/profile/data/json", "signed in"),
  fixed("/classes", "confirmed teachers"),
  fixed("/classes/new", "confirmed teachers", "confirmed teachers"),
  page("/classes/:classId", "/classes/1", "confirmed teachers", "confirmed teachers"),
  page("/classes/:classId/change", "/classes/1/change", "confirmed teachers", "confirmed teachers"),
  page("/classes/:classId/slips", "/classes/1/slips", "confirmed teachers", "confirmed teachers"),
  page("/classes/:classId/sheet", "/classes/1/sheet", "confirmed teachers"),
  page(
    "/classes/:classId/pupils/:personId",
    "/classes/1/pupils/1",
    "confirmed teachers",
    "confirmed teachers",
  ),
  page(
    "/classes/:classId/pupils/:personId/data/:format",
    "/classes/1/pupils/1/data/csv",
    "confirmed teachers",
  ),
  page("/classes/:classId/work", "/classes/1/work", "confirmed teachers"),
  page(
    "/classes/:classId/work/new",
    "/classes/1/work/new",
    "confirmed teachers",
    "confirmed teachers",
  ),
  page(
    "/classes/:classId/work/:workId",
    "/classes/1/work/1",
    "confirmed teachers",
    "confirmed teachers",
  ),
  page(
    "/classes/:classId/work/:workId/change",
    "/classes/1/work/1/change",
    "confirmed teachers",
    "confirmed teachers",
  ),
  page("/work/:workId", "/work/1", "pupils"),
  page("/classes/teach/:link", "/classes/teach/a-link", "confirmed teachers", "confirmed teachers"),
  fixed("/join", "pupils", "pupils"),
  fixed("/games", "signed in"),
  // Visitors may open it if the upstream draws questions for them, as the reference API does.
  fixed("/entertainment-sections", "everybody"),
  // A signed-in user is redirected to a round of their own.
  ...gameNames.map((game) =>
    page(`/try/${game}`, `/try/${game}?section=1`, "everybody", "everybody"),
  ),
  page("/games/:categoryGame", "/games/education", "signed in"),
  ...both("/games/:categoryGame/:gameType", "pupils", false).map((row) => ({
    ...row,
    path: row.path.replace(":gameType", "offside"),
  })),
  ...gameNames.flatMap((game) =>
    both(`/games/:categoryGame/${game}/play-${game}`, "pupils", true).map((row) => ({
      ...row,
      path: `${row.path}?subject=Math&chapter=1&section=1`,
    })),
  ),
  fixed("/top-10", "pupils"),
  fixed("/answered-questions", "pupils"),
  ...gameNames.flatMap((game) => both(`/make-${game}/:category`, "authors", true)),
  fixed("/make/places", "authors"),
  fixed("/make/formula", "signed in"),
  fixed("/my-questions", "signed in", "signed in"),
  page("/my-questions/:questionId", "/my-questions/1", "signed in", "signed in"),
  fixed("/my-questions/appeals", "signed in", "signed in"),
  page("/unsubscribe/:token", "/unsubscribe/a-token", "everybody", "everybody"),
  fixed("/feedback", "signed in", "signed in"),
  fixed("/my-questions/drafts", "signed in", "signed in"),
  fixed("/my-questions/import", "signed in", "signed in"),
  fixed("/my-questions/import/rows", "signed in", "signed in"),
  // Within the page, a chapter is for authors only, and the questions under review are for admins only.
  fixed("/print", "signed in"),
  page("/my-questions/export", "/my-questions/export?game=offside", "signed in"),
  fixed("/admin", "admins"),
  fixed("/admin/gaps", "admins"),
  fixed("/admin/people", "admins"),
  page("/admin/people/:personId", "/admin/people/1", "admins", "admins"),
  page("/admin/people/:personId/data/:format", "/admin/people/1/data/csv", "admins"),
  fixed("/admin/teachers", "admins", "admins"),
  fixed("/admin/invite", "admins", "admins"),
  fixed("/admin/people/move-up", "admins", "admins"),
  fixed("/admin/structure", "admins", "admins"),
  fixed("/admin/start-pack", "admins", "admins"),
  fixed("/admin/erase", "admins", "admins"),
  page("/admin/correct/:questionId", "/admin/correct/1", "admins", "admins"),
  page("/admin/questions/:questionId", "/admin/questions/1", "admins", "admins"),
  fixed("/admin/authors", "admins"),
  page("/admin/authors/:authorId", "/admin/authors/1", "admins", "admins"),
  fixed("/admin/history", "admins"),
  fixed("/admin/history.csv", "admins"),
  fixed("/admin/educational-questions", "admins", "admins"),
  fixed("/admin/entertainment-questions", "admins", "admins"),
  fixed("/admin/add-grade", "admins", "admins"),
  fixed("/admin/add-subject", "admins", "admins"),
  fixed("/admin/add-chapter", "admins", "admins"),
  // Redirects to the page before it, which shows the form.
  fixed("/admin/add-chapters", "everybody", "everybody"),
  fixed("/admin/add-grade-subjects", "admins", "admins"),
  // Last, because it ends the session that the other requests use.
  fixed("/logout", "signed in", "everybody"),
]
