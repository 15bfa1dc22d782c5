/**
 * What the report says of a school's people and questions: for each claim the tests that hold it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const parts = {
  "a teacher who waits reads no answers of others": [
    "tests/contract/new-teachers-sweep.test.ts",
    "tests/contract/confirmed-teachers.test.ts",
    "tests/pages/new-teachers.test.ts",
  ],
  "codes of a school and invitations": [
    "tests/contract/joining.test.ts",
    "tests/pages/joining.test.ts",
  ],
  "files, and the largest of every text": [
    "tests/contract/largest.test.ts",
    "tests/contract/hostile-forms.test.ts",
    "tests/contract/question-files.test.ts",
    "tests/pages/import-limits.test.ts",
    "tests/pages/hostile-sizes.test.ts",
  ],
  "a flood of questions": [
    "tests/contract/flood.test.ts",
    "tests/contract/review-authors.test.ts",
    "tests/pages/review-authors.test.ts",
  ],
  "limits by account, device and network": [
    "tests/contract/rate-limit.test.ts",
    "tests/contract/guessing.test.ts",
    "tests/contract/known-devices.test.ts",
    "tests/pages/known-devices.test.ts",
    "tests/contract/one-pupil.test.ts",
    "tests/contract/one-pupil-signs-up.test.ts",
    "tests/pages/trial-limits.test.ts",
  ],
  "an outage of one call": [
    "app/upstream/circuits.server.test.ts",
    "app/upstream/reach.server.outage.test.ts",
    "tests/pages/outage.test.ts",
  ],
  "one live line a question": [
    "tests/contract/one-line.test.ts",
    "tests/contract/versions.test.ts",
    "tests/contract/undoing.test.ts",
  ],
  "questions out of play": [
    "tests/contract/retiring.test.ts",
    "tests/contract/retiring-sets.test.ts",
    "tests/contract/unfit-reports.test.ts",
    "tests/pages/retiring.test.ts",
  ],
  "appeals on the record": [
    "tests/contract/verdicts-on-record.test.ts",
    "tests/contract/revoked-answers.test.ts",
    "tests/pages/verdicts.test.ts",
  ],
  "erased is erased": [
    "tests/contract/erased-everywhere.test.ts",
    "tests/contract/erased-answers.test.ts",
    "tests/referee/ended-sessions.test.ts",
    "tests/pages/erasing.test.ts",
  ],
  "renewed sessions": [
    "tests/contract/renewed-tokens.test.ts",
    "tests/pages/renewed-sessions.test.ts",
  ],
  "people: found, changed, blocked, moved up": [
    "tests/contract/people.test.ts",
    "tests/contract/people-changes.test.ts",
    "tests/contract/moving-up.test.ts",
    "tests/contract/moves-undone.test.ts",
    "tests/contract/blocking.test.ts",
    "tests/pages/people.test.ts",
    "tests/pages/move-up.test.ts",
  ],
  names: [
    "api/src/names/insult.test.ts",
    "api/src/names/staff-words.test.ts",
    "tests/contract/nicknames.test.ts",
    "tests/pages/sign-up.test.ts",
  ],
  addresses: ["tests/contract/addresses.test.ts"],
  "cookies are off": ["tests/pages/log-in.test.ts"],
  "a workerd that dies": [
    "scripts/launch/keep-serving.test.ts",
    "scripts/launch/state-watch.test.ts",
    "tests/pages/kept-running.test.ts",
  ],
}
