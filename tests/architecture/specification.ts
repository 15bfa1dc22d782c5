/** What the specification fixes, written by hand from its sections 2 to 9. */

/** Addresses of pages, with examples of their parameters. */
export const routes = [
  "/",
  "/login",
  "/signup",
  "/about",
  "/contacts",
  "/change-password",
  "/password-forget",
  "/password-reset/a-token",
  "/games/",
  "/games/education",
  "/games/education/five-hints",
  "/games/education/five-hints/play-five-hints",
  "/games/education/difficulty/play-difficulty",
  "/games/education/offside/play-offside",
  "/entertainment-sections",
  "/make-five-hints/education",
  "/make-difficulty/education",
  "/make-offside/education",
  "/top-10",
  "/answered-questions",
  "/admin",
  "/admin/add-subject",
  "/admin/add-grade",
  "/admin/add-chapter",
  "/admin/add-grade-subjects",
  "/admin/educational-questions",
  "/admin/entertainment-questions",
] as const

/** Links of the navigation. */
export const links = {
  all: ["/", "/about", "/contacts"],
  visitors: ["/signup", "/login"],
  signedIn: ["/change-password", "/logout"],
  pupils: ["/top-10", "/answered-questions"],
} as const

/** Method, path without the names of parameters, and who calls: by a bearer token, by cookies, or anybody. */
export const calls = [
  "POST /api/Accounts/register none",
  "POST /api/Accounts/login none",
  "GET /api/Accounts/subjects/{} none",
  "POST /api/Accounts/chapters none",
  "POST /api/Accounts/ForgetPassword none",
  "POST /api/Accounts/ResetPassword none",
  "GET /api/Accounts/add/{} bearer",
  "POST /api/Accounts/ChangePassword bearer",
  "GET /api/Accounts/top10 bearer",
  "GET /api/Accounts/All-Subjects none",
  "GET /api/Accounts/All-Grades none",
  "GET /api/Accounts/Grades bearer",
  "GET /api/Accounts/questions-answered bearer",
  "POST /api/education/HintGame/question none",
  "GET /api/Entertainment/HintGame/question/{} bearer",
  "POST /api/education/OffsideGame/question bearer",
  "GET /api/Entertainment/OffsideGame/question/{} bearer",
  "POST /api/education/HintGame/ans cookie",
  "POST /api/education/HintGame/makequestion cookie",
  "POST /api/entertainment/HintGame/makequestion cookie",
  "POST /api/education/DifficultyGame/question none",
  "GET /api/entertainment/DifficultyGame/question/{} bearer",
  "POST /api/education/DifficultyGame/Answer cookie",
  "POST /api/education/DifficultyGame/makequestion cookie",
  "POST /api/entertainment/DifficultyGame/make bearer",
  "GET /api/Admin/educational-questions bearer",
  "GET /api/Admin/entertainment-questions bearer",
  "GET /api/Admin/approve/{} bearer",
  "GET /api/Admin/reject/{} bearer",
  "POST /api/Admin/add-grade bearer",
  "POST /api/Admin/add-subject bearer",
  "POST /api/Admin/add-chapters bearer",
  "POST /api/Admin/add-grade-subjects bearer",
] as const

/** English texts, by the key of the translation and the file that shows them. The Arabic ones are ours. */
export const texts = [
  [
    "toast.sessionExpired",
    "Your session has expired. Please log in again.",
    "app/session/guards.server.ts",
  ],
  [
    "toast.sessionEnding",
    "Your session will expire soon. Please save your work.",
    "app/shell/view.server.ts",
  ],
  ["error.unexpected.title", "An unknown error occurred", "app/shell/error-page.tsx"],
  ["errors.addSubject.unexplained", "An error occurred", "app/routes/admin.add-subject/route.tsx"],
] as const

/** Fields of the reply to a log-in. */
export const loginFields = [
  "email",
  "name",
  "token",
  "grade",
  "id",
  "role",
  "subject",
  "expiration",
  "points",
] as const

export const limits = {
  expiryCheckMs: 60_000,
  expiryWarningMs: 5 * 60_000,
  toastMs: 5000,
  pointsChipS: "0.5s",
  scrollToTopPx: "100px",
  pageTransitionS: "0.5s",
  breakpoints: ["400px", "600px"],
} as const
