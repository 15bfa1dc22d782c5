import { gameNames } from "../../contract/words"

/** Who may open a route. "New" is a teacher whom the school has not confirmed yet. */
export const groups = {
  everybody: ["nobody", "Student", "Teacher", "New", "Admin", "User"],
  "all but new teachers": ["nobody", "Student", "Teacher", "Admin", "User"],
  visitors: ["nobody"],
  "signed in": ["Student", "Teacher", "New", "Admin", "User"],
  "signed in but new teachers": ["Student", "Teacher", "Admin", "User"],
  pupils: ["Student"],
  "pupils and teachers": ["Student", "Teacher", "New"],
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

export interface PageRow {
  readonly route: string
  readonly path: string
  readonly get: Group
  /** Without it the route accepts no form. */
  readonly post?: Group
}

/** The values of the parameters in addresses; of all others 1, which names nothing. */
const samples = new Map(
  Object.entries({
    name: "none.png",
    token: "a-token",
    link: "a-link",
    format: "csv",
    form: "pupils",
    code: "1234566",
  }),
)

const pages = (get: Group, addresses: string, post?: Group): PageRow[] =>
  addresses.split(/\s+/).map((address) => ({
    route: address.replace(/\?.*/, ""),
    path: address.replaceAll(/:(\w+)/g, (_, name: string) => samples.get(name) ?? "1"),
    get,
    ...(post && { post }),
  }))
const forms = (who: Group, addresses: string) => pages(who, addresses, who)

const both = (route: string, inEducation: Group, hasForm = true, query = ""): PageRow[] =>
  [["education", inEducation] as const, ["entertainment", "signed in"] as const].map(
    ([category, get]) => {
      const path = route.replace(/:category(Game)?/, category).replace(":gameType", "offside")
      return { route, path: path + query, get, ...(hasForm && { post: get }) }
    },
  )

const liveRows = (who: Group, names: string): PageRow[] =>
  names.split(" ").map((view) => {
    return { route: "/live/:code/:view", path: `/live/1234566/${view}`, get: who, post: who }
  })

/** Written by hand from "Who may open what" in the specification. */
export const pageRows: readonly PageRow[] = [
  ...pages("everybody", "/?index", "pupils"),
  ...pages(
    "everybody",
    "/about /privacy /healthz /robots.txt /sitemap.xml /manifest.webmanifest /service-worker.js",
  ),
  // Visitors may open the sections if the upstream draws questions for them, as the reference API does.
  ...pages("everybody", "/images/:name /entertainment-sections"),
  // The page of adding chapters redirects to the one before it, which shows the form.
  ...forms("everybody", "/contacts /unsubscribe/:token /admin/add-chapters"),
  { route: "/*", path: "/no-such-page", get: "everybody", post: "everybody" },
  // A signed-in user is redirected to a round of their own.
  ...gameNames.flatMap((game) => forms("everybody", `/try/${game}?section=1`)),
  ...pages("leads home", "/action/set-language /action/set-lite /action/set-theme", "everybody"),
  ...forms("visitors", "/login /signup /password-forget /password-reset/:token"),
  ...forms("signed in", "/change-password /profile /feedback"),
  ...forms("signed in", "/my-questions /my-questions/:questionId /my-questions/appeals"),
  ...forms("signed in", "/my-questions/drafts /my-questions/import /my-questions/import/rows"),
  // Within the sheet, a chapter is for authors only, and the questions under review are for admins only.
  ...pages("signed in", "/print /my-questions/export?game=offside /make/formula"),
  ...pages("signed in", "/games"),
  { route: "/profile/data/:format", path: "/profile/data/json", get: "signed in" },
  { route: "/games/:categoryGame", path: "/games/education", get: "signed in" },
  ...forms("all but admins", "/profile/erase"),
  ...pages("confirmed teachers", "/classes /classes/:classId/sheet /classes/:classId/work"),
  ...pages("confirmed teachers", "/classes/:classId/pupils/:personId/data/:format"),
  ...forms("confirmed teachers", "/classes/new /classes/:classId /classes/:classId/change"),
  ...forms("confirmed teachers", "/classes/:classId/slips /classes/:classId/pupils/:personId"),
  ...forms("confirmed teachers", "/classes/:classId/work/new /classes/:classId/work/:workId"),
  ...forms("confirmed teachers", "/classes/:classId/work/:workId/change /classes/teach/:link"),
  ...pages("confirmed teachers", "/classes/:classId/book /classes/:classId/book/pupil/:personId"),
  ...pages("confirmed teachers", "/classes/:classId/book/:workId/csv/:form"),
  ...forms("confirmed teachers", "/classes/:classId/book/:workId"),
  ...pages("everybody", "/live"),
  ...forms("everybody", "/live/:code"),
  { route: "/live/:code", path: "/live/check", get: "everybody", post: "everybody" },
  ...forms("confirmed teachers", "/live/new"),
  ...liveRows("everybody", "play screen"),
  ...liveRows("confirmed teachers", "host results"),
  ...pages("pupils", "/work/:workId /top-10 /answered-questions"),
  ...forms("pupils", "/join /packs/:packId"),
  ...both("/games/:categoryGame/:gameType", "pupils", false),
  ...gameNames.flatMap((game) => [
    ...both(
      `/games/:categoryGame/${game}/play-${game}`,
      "pupils",
      true,
      "?subject=Math&chapter=1&section=1",
    ),
    ...both(`/make-${game}/:category`, "authors"),
  ]),
  ...pages("authors", "/make/places"),
  ...pages("admins", "/admin /admin/gaps /admin/people /admin/people/:personId/data/:format"),
  ...pages("admins", "/admin/authors /admin/history /admin/history.csv"),
  ...forms("admins", "/admin/people/:personId /admin/people/move-up /admin/erase"),
  ...forms(
    "admins",
    "/admin/teachers /admin/classes?class=1 /admin/invite /admin/school /admin/structure /admin/start-pack",
  ),
  ...forms("admins", "/admin/correct/:questionId /admin/questions/:questionId"),
  ...forms("admins", "/admin/authors/:authorId"),
  ...forms("admins", "/admin/educational-questions /admin/entertainment-questions"),
  ...forms("admins", "/admin/add-grade /admin/add-subject /admin/add-chapter"),
  ...forms("admins", "/admin/add-grade-subjects"),
  // Last, because it ends the session that the other requests use.
  ...pages("signed in", "/logout", "everybody"),
]
