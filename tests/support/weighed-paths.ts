import { categories, gameNames } from "../../contract/words"
import { pageRows } from "./access-table"
import { personOf } from "./ready-people.mjs"
import { roundPages } from "./round-pages"

const reset = "/password-reset/a-token?email=nora%40school.example"
const makePages = gameNames.flatMap((game) =>
  categories.map((category) => `/make-${game}/${category}`),
)
export const conformPages = new Set([
  "/login",
  "/signup",
  "/password-forget",
  reset,
  "/change-password",
  "/profile",
  "/contacts",
  "/profile/erase",
  ...makePages,
  "/classes/new",
  "/admin/school",
  "/admin/invite",
  "/admin/erase",
  "/admin/add-grade",
  "/admin/add-subject",
  "/admin/add-chapter?grade=7&subject=Math",
  "/admin/add-grade-subjects?grade=7",
])
export const conformOf =
  /^\/(classes\/\d+\/(change|pupils\/\d+|work\/(new(\?.*)?|\d+\/change))|admin\/correct\/\d+)$/
const reviewLists = ["/admin/educational-questions", "/admin/entertainment-questions"]
export const open = [
  "/",
  "/login",
  "/signup",
  "/password-forget",
  "/password-forget?sent=1",
  reset,
  "/about",
  "/privacy",
  "/live",
  "/contacts",
  "/no-such-page",
  "/entertainment-sections",
]
export const forPupils = [
  "/",
  "/games",
  "/games/education",
  "/games/education/five-hints",
  "/games/education/five-hints?subject=Math",
  "/games/education/five-hints?subject=Math&chapter=1",
  "/games/entertainment",
  ...gameNames.map((game) => roundPages[game].sets),
  "/games/entertainment/five-hints/play-five-hints?section=3",
  "/entertainment-sections",
  "/top-10",
  "/top-10?scope=grade",
  "/answered-questions",
  "/change-password",
  "/profile",
  "/profile/erase",
  "/logout",
]
export const forAdmins = [
  "/admin",
  "/admin/gaps",
  "/admin/people",
  `/admin/people/${personOf("layla").id}`,
  "/admin/people/move-up",
  "/admin/authors",
  `/admin/authors/${personOf("omar").id}`,
  "/admin/school",
  "/admin/structure",
  "/admin/structure?grade=7",
  "/admin/structure?add=1",
  "/admin/teachers",
  "/admin/classes",
  "/admin/classes?class=1",
  "/admin/invite",
  "/admin/start-pack",
  "/admin/erase",
  "/admin/history",
  "/admin/add-grade",
  "/admin/add-subject",
  "/admin/add-chapter?grade=7&subject=Math",
  "/admin/add-grade-subjects?grade=7",
  ...reviewLists,
]

export const forTeachers = [
  "/",
  "/games",
  "/games/education",
  ...makePages,
  "/my-questions",
  "/my-questions/appeals",
  "/my-questions/import",
  "/my-questions/drafts",
  "/print",
  "/classes",
  "/classes/new",
  "/live",
  "/live/new",
]

/** Files, forms without a page, sheets for printing, packs, and pages with one sentence. */
const notWeighed = new Set(
  [
    "/healthz /robots.txt /sitemap.xml /manifest.webmanifest /service-worker.js /images/:name",
    "/action/set-language /action/set-lite /action/set-theme /feedback /admin/add-chapters",
    "/my-questions/import/rows /my-questions/export /make/formula /make/places /profile/data/:format",
    "/classes/:classId/pupils/:personId/data/:format /classes/:classId/book/:workId/csv/:form",
    "/admin/people/:personId/data/:format /admin/history.csv",
    "/classes/:classId/sheet /packs/:packId /unsubscribe/:token /classes/teach/:link",
  ].flatMap((routes) => routes.split(" ")),
)

/** The pages that are in neither list. */
export const unweighed = (weights: readonly { readonly path: string }[]) =>
  pageRows
    .map(({ route }) => route)
    .filter((route) => !notWeighed.has(route))
    .filter((route) => {
      const address = new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`)
      return !weights.some(({ path }) => address.test(path.replace(/\?.*/, "")))
    })
