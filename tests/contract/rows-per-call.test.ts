import { beforeAll, expect, it } from "vitest"
import { accounts, catalogue, points, profile, progress, streak } from "#contract"
import * as difficulty from "#contract/games/difficulty"
import * as fiveHints from "#contract/games/five-hints"
import * as offside from "#contract/games/offside"
import { gameNames } from "#contract/words"
import { ownProfile, registration } from "./samples/accounts"
import { linkTo } from "./support/accounts"
import { call } from "./support/api"
import { costs, measure, tellCosts } from "./support/row-costs"
import {
  answerHints,
  answerSet,
  claim,
  drawHints,
  drawOffside,
  drawSet,
  judge,
} from "./support/rounds"
import { type Member, buildSchool, enrol } from "./support/world"
import { fillBothCategories } from "./support/both-categories"
import { inPlay } from "./support/players"
import { sets } from "./samples/play"

beforeAll(async () => {
  await buildSchool()
  await fillBothCategories(20)
  await measureAccounts()
  await measureCatalogue()
  const pupil = await enrol()
  await measureHints(pupil)
  await measureOffside(pupil)
  await measureSets(pupil)
  await measureVisitors()
  await measureProgress(pupil)
  await measurePoints(pupil)
}, 60_000)

it("every call of play and of accounts stays within its row limit", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  // The database may be far away, so a log-in makes two trips before the password is checked, and one after.
  const logins = costs.filter(({ path }) => path === accounts.login.path)
  expect(logins.filter(({ trips }) => trips > 3)).toEqual([])
  // One trip reads the token and the pool, one the questions; a player's first call also loads the stored play.
  const draws = costs.filter(({ path, note }) => /question/i.test(path) && note !== "first")
  const known = draws.filter(({ path }) => !/visitor|answered/.test(path))
  expect(known.filter(({ trips }) => trips > 2)).toEqual([])
  const answers = costs.filter(({ path }) => /ans$|Answer$|judgements$/.test(path))
  expect(answers.filter(({ trips }) => trips > 2)).toEqual([])
  const areas = [
    accounts,
    catalogue,
    points,
    profile,
    progress,
    streak,
    fiveHints,
    offside,
    difficulty,
  ]
  // Draws of works are measured in rows-per-work.test.ts, what admins add in rows-per-review.test.ts.
  const endpoints = areas
    .flatMap((area) => Object.values(area))
    .filter(({ path }) => !/^\/api\/(work|Admin)\//.test(path))
  const measured = new Set(costs.map(({ path }) => path))
  expect([...measured].toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
})

async function measureAccounts(): Promise<void> {
  const { email, password } = registration
  await measure(accounts.register, [11], () => asks("register", registration))
  await measure(accounts.login, [8, "with a wrong password"], () =>
    asks("login", { email, password: "Wrong-word-1" }),
  )
  const login = await measure(accounts.login, [20], () => asks("login", { email, password }))
  const { token } = login.body as { token: string }
  await measure(accounts.changePassword, [24], () =>
    asks("ChangePassword", { oldPassword: password, newPassword: "Brand-new-word-9" }, token),
  )
  await measure(accounts.logout, [3], () => asks("logout", {}, token))
  await measure(accounts.forgetPassword, [18], () => asks("ForgetPassword", { email }))
  const reset = { token: linkTo(email.toLowerCase()), email, password: "Once-more-new-10" }
  await measure(accounts.resetPassword, [20], () => asks("ResetPassword", reset))
  const again = await asks("login", { email, password: reset.password })
  const own = { password: reset.password }
  await measure(profile.eraseAccount, [77], () =>
    asks("erase", own, (again.body as { token: string }).token),
  )
}

/** Measures lists; each entry reads two rows, because its name is a separate row. */
async function measureCatalogue(): Promise<void> {
  const { token } = await enrol("Teacher")
  await measure(catalogue.allGrades, [4], () => call("/api/Accounts/All-Grades"))
  await measure(catalogue.allSubjects, [4], () => call("/api/Accounts/All-Subjects"))
  await measure(catalogue.subjectsOfGrade, [7], () => call("/api/Accounts/subjects/7"))
  await measure(catalogue.chapters, [9], () =>
    call("/api/Accounts/chapters", { body: { grade: 7, subject: "Math" } }),
  )
  await measure(catalogue.teacherGrades, [8], () => call("/api/Accounts/Grades", { token }))
}

async function measureHints(pupil: Member): Promise<void> {
  const question = fiveHints.educationHintsQuestion
  await measure(question, [8, "of nobody known"], () => call(question.path, { body: sets }))
  await measure(question, [8, "first"], () => drawHints(pupil))
  const hints = await measure(question, [8, "next"], () => drawHints(pupil))
  await measure(question, [8, "by name of chapter"], () => drawHints(pupil, { chapter: "Sets" }))
  await measure(fiveHints.entertainmentHintsQuestion, [8], () => drawHints(pupil, { section: 3 }))
  await measure(fiveHints.answerHints, [33], () => answerHints(pupil, hints))
  await measure(points.addPoints, [14, "five hints"], () => claim(pupil, 50, hints.name))
  await measure(points.addPoints, [4, "the same again"], () => claim(pupil, 50, hints.name))
  await inPlay(pupil.id, "UPDATE cursors SET segments = '{\"en0\":[0,20,20]}'")
  await measure(question, [10, "what was skipped"], () => drawHints(pupil))
}

async function measureOffside(pupil: Member): Promise<void> {
  const question = offside.educationOffsideQuestion
  await measure(question, [8, "first"], () => drawOffside(pupil))
  const drawn = await measure(question, [8, "next"], () => drawOffside(pupil))
  await measure(offside.entertainmentOffsideQuestion, [8], () => drawOffside(pupil, { section: 3 }))
  await measure(offside.judgeOffside, [28], () => judge(pupil, drawn.name, 1))
  await measure(points.addPoints, [14, "offside"], () => claim(pupil, 25, drawn.name))
  const unjudged = await drawOffside(pupil)
  await measure(points.addPoints, [33, "not judged"], () => claim(pupil, 25, unjudged.name))
}

async function measureSets(pupil: Member): Promise<void> {
  const question = difficulty.educationDifficultyQuestion
  await measure(question, [40, "of nobody known"], () => call(question.path, { body: sets }))
  const first = await measure(question, [18, "first set"], () => drawSet(pupil))
  await measure(question, [23, "next set"], () => drawSet(pupil))
  await measure(difficulty.entertainmentDifficultyQuestion, [18], () =>
    drawSet(pupil, { section: 3 }),
  )
  await measure(difficulty.answerDifficulty, [146], () => answerSet(pupil, first))
  await measure(points.addPoints, [46, "difficulty"], () => claim(pupil, 90, first.name))
  const again = await measure(question, [36, "what was skipped"], () => drawSet(pupil))
  await answerSet(pupil, { ...again, body: again.body.slice(0, 3) })
  await measure(question, [44, "some skipped"], () => drawSet(pupil))
}

async function measurePoints({ id, token }: Member): Promise<void> {
  for (const scope of ["all", "week", "grade"])
    await measure(points.topTen, [16, scope], () =>
      call(`/api/Accounts/top10?scope=${scope}`, { token }),
    )
  await measure(profile.profile, [2], () => call("/api/Accounts/profile", { token }))
  await measure(profile.changeProfile, [30, "on three leaderboards"], () =>
    call("/api/Accounts/ChangeProfile", { token, body: ownProfile }),
  )
  await measure(points.questionsAnswered, [119], () =>
    call("/api/Accounts/questions-answered?subject=Math&chapter=Sets", { token }),
  )
  const waiting = await drawOffside({ id, token })
  await inPlay(id, "UPDATE attempts SET claim_at = turn_at")
  await measure(points.addPoints, [33, "where more than thirty wait"], () =>
    claim({ id, token }, 50, waiting.name),
  )
  await measure(points.addPoints, [76, "without a name, where more than thirty wait"], () =>
    claim({ id, token }, 50),
  )
}

async function measureVisitors(): Promise<void> {
  const draws = [
    [fiveHints.drawHintsForVisitor, 14],
    [offside.drawOffsideForVisitor, 14],
    [difficulty.drawDifficultyForVisitor, 60],
  ] as const
  for (const [{ path }, limit] of draws)
    await measure({ path }, [limit], () => call(path.replace("{section}", "3")))
}

async function measureProgress({ token }: Member): Promise<void> {
  const pools = gameNames.length
  await measure(progress.educationProgress, [3 * pools + 2, "of a pool for each game"], () =>
    call("/api/education/progress?grade=7&subject=Math", { token }),
  )
  await measure(progress.entertainmentProgress, [2 * pools + 2, "of a pool for each game"], () =>
    call("/api/entertainment/progress", { token }),
  )
  await measure(progress.record, [107], () => call(progress.record.path, { token }))
  await measure(progress.recordSummary, [20], () => call(progress.recordSummary.path, { token }))
  const parts = "subject=Math&grade=7&streak=true&works=true&packs=true&summary=true"
  await measure(progress.pageParts, [80], () =>
    call(`${progress.pageParts.path}?${parts}`, { token }),
  )
  await measure(streak.streak, [29], () => call(streak.streak.path, { token }))
  await measure(points.welcome, [5], () =>
    call(points.welcome.path, { token, body: { points: 40 } }),
  )
  await measure(streak.chooseDailyGoal, [2], () =>
    call(streak.chooseDailyGoal.path, { token, body: { goal: 5 } }),
  )
}

const asks = (path: string, body: unknown, token?: string) =>
  call(`/api/Accounts/${path}`, { body, ...(token ? { token } : {}) })
