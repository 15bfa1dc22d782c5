import { gameNames } from "../../contract/words"

/** Who may open a route: visitors, signed-in users, or users of some roles. */
export const groups = {
  everybody: ["nobody", "Student", "Teacher", "Admin", "User"],
  visitors: ["nobody"],
  "signed in": ["Student", "Teacher", "Admin", "User"],
  pupils: ["Student"],
  "all but admins": ["Student", "Teacher", "User"],
  authors: ["Teacher", "Admin"],
  admins: ["Admin"],
  /** The address redirects home for everybody. */
  "leads home": [],
} as const
export type Group = keyof typeof groups
export const callers = groups.everybody
export type Who = (typeof callers)[number]

export interface PageRow {
  /** The route's pattern. */
  readonly route: string
  /** An address that matches it. */
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

/** By hand from "Who may open what" of the specification. Forms follow the same rule as pages. */
export const pageRows: readonly PageRow[] = [
  page("/", "/?index", "everybody", "pupils"),
  fixed("/about", "everybody"),
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
  fixed("/games", "signed in"),
  // For visitors where the upstream draws for them, as the reference API does.
  fixed("/entertainment-sections", "everybody"),
  // Redirects who is signed in to a round of their own.
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
  fixed("/my-questions", "signed in"),
  fixed("/my-questions/appeals", "signed in", "signed in"),
  fixed("/feedback", "signed in", "signed in"),
  fixed("/action/decide-questions", "admins", "admins"),
  fixed("/admin", "admins"),
  fixed("/admin/gaps", "admins"),
  fixed("/admin/erase", "admins", "admins"),
  page("/admin/correct/:questionId", "/admin/correct/1", "admins", "admins"),
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

/**
 * By hand from the same section: who may make each call of the API. tests/contract/roles.test.ts
 * makes them.
 */
export const callRows: Readonly<Record<string, Group>> = {
  "/api/Accounts/register": "everybody",
  "/api/Accounts/login": "everybody",
  "/api/Accounts/ForgetPassword": "everybody",
  "/api/Accounts/ResetPassword": "everybody",
  "/api/Accounts/ChangePassword": "signed in",
  "/api/Accounts/logout": "signed in",
  "/api/Accounts/erase": "all but admins",
  "/api/Admin/erase": "admins",
  "/api/Accounts/profile": "signed in",
  "/api/Accounts/ChangeProfile": "signed in",
  "/api/Accounts/add/{points}": "pupils",
  "/api/capabilities": "everybody",
  "/api/education/OffsideGame/judgements": "pupils",
  "/api/visitor/HintGame/question/{section}": "everybody",
  "/api/visitor/OffsideGame/question/{section}": "everybody",
  "/api/visitor/DifficultyGame/question/{section}": "everybody",
  "/api/education/progress": "pupils",
  "/api/entertainment/progress": "signed in",
  "/api/Accounts/streak": "pupils",
  "/api/Accounts/daily-goal": "pupils",
  "/api/Accounts/record-summary": "pupils",
  "/api/Accounts/top10": "pupils",
  "/api/Accounts/questions-answered": "pupils",
  "/api/Accounts/subjects/{grade}": "everybody",
  "/api/Accounts/chapters": "everybody",
  "/api/Accounts/All-Subjects": "everybody",
  "/api/Accounts/All-Grades": "everybody",
  "/api/Accounts/Grades": "authors",
  "/api/education/HintGame/question": "everybody",
  "/api/Entertainment/HintGame/question/{section}": "signed in",
  "/api/education/OffsideGame/question": "pupils",
  "/api/Entertainment/OffsideGame/question/{section}": "signed in",
  "/api/education/DifficultyGame/question": "everybody",
  "/api/entertainment/DifficultyGame/question/{section}": "signed in",
  "/api/education/HintGame/ans": "everybody",
  "/api/education/DifficultyGame/Answer": "everybody",
  "/api/education/HintGame/makequestion": "authors",
  "/api/entertainment/HintGame/makequestion": "signed in",
  "/api/education/DifficultyGame/makequestion": "authors",
  "/api/entertainment/DifficultyGame/make": "signed in",
  "/api/education/judge": "authors",
  "/api/entertainment/judge": "signed in",
  "/api/education/import": "authors",
  "/api/entertainment/import": "signed in",
  "/api/education/near-copies": "authors",
  "/api/entertainment/near-copies": "signed in",
  "/api/my-questions": "signed in",
  "/api/my-questions/seen": "signed in",
  "/api/my-questions/{questionId}": "signed in",
  "/api/my-questions/{questionId}/withdraw": "signed in",
  "/api/question-figures": "signed in",
  "/api/appeals": "signed in",
  "/api/reports": "signed in",
  "/api/feedback": "signed in",
  "/api/appeals/decide": "signed in",
  "/api/reports/close": "signed in",
  "/api/Admin/review-page": "admins",
  "/api/Admin/waiting-question/{questionId}": "admins",
  "/api/Admin/waiting-counts": "admins",
  "/api/Admin/question-counts": "admins",
  "/api/Admin/correct/{questionId}": "admins",
  "/api/Admin/decide/{questionId}": "admins",
  "/api/Admin/undo/{questionId}": "admins",
  "/api/Admin/trust/{questionId}": "admins",
  "/api/Admin/history": "admins",
  "/api/Admin/educational-questions": "admins",
  "/api/Admin/entertainment-questions": "admins",
  "/api/Admin/approve/{questionId}": "admins",
  "/api/Admin/reject/{questionId}": "admins",
  "/api/Admin/add-grade": "admins",
  "/api/Admin/add-subject": "admins",
  "/api/Admin/add-chapters": "admins",
  "/api/Admin/add-grade-subjects": "admins",
}

/** Both tables as a page of docs; `npm run report:trust` can print them. */
export function accessTables(): string {
  const pages = pageRows.map(
    ({ path, get, post }) => `| ${path.replace(/\?.*/, "")} | ${get} | ${post ?? "no form"} |`,
  )
  const calls = Object.entries(callRows).map(([path, who]) => `| ${path} | ${who} |`)
  const words = Object.entries(groups).map(
    ([name, members]) => `- **${name}**: ${members.join(", ") || "the address leads home"}`,
  )
  return [
    "# Who may open what",
    "Written from `tests/support/access-table.ts`, which tests hold against every route and every call: a page as a document and as data, with GET and POST, as nobody and in each role.",
    words.join("\n"),
    "## Pages and forms",
    ["| address | GET | POST |", "| --- | --- | --- |", ...pages].join("\n"),
    "## Calls of the API",
    ["| call | who |", "| --- | --- |", ...calls].join("\n"),
    "",
  ].join("\n\n")
}
