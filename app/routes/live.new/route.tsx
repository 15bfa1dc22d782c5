import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classWork } from "#contract/limits"
import { gameNames, languages } from "#contract/words"
import { ChosenStep } from "#app/admin/choose.tsx"
import { pageMeta } from "#app/i18n/title"
import { Tick } from "#app/live/tick.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { openNewRoom } from "./open-room.server"
import { viewNewRoom } from "./view.server"

export const handle = { ours: "live", isPlain: true } satisfies RouteNeeds

export const meta = pageMeta
export const loader = viewNewRoom
export const action = openNewRoom

export default function NewRoom() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  const { title, work, chosen, itemsMax, isReady, isChapter } = view
  const reply = useActionData<typeof action>()
  const error = reply?.error ?? view.error
  return (
    <div className="form-page grid gap-5">
      <PageHeading title={title}>{t("live.newLead")}</PageHeading>
      {error ? <AlertBox text={t(error)} since={reply} /> : null}
      {isChapter ? (
        <ForWhom />
      ) : (
        <p className="card font-bold">
          {work ? <bdi>{work}</bdi> : t("work.chosen", { count: chosen })}
          {itemsMax ? (
            <span className="block font-normal">{t("live.itemsMax", { max: itemsMax })}</span>
          ) : null}
        </p>
      )}
      {view.isOwn && !isChapter ? <ChooseOwn /> : null}
      {isReady ? <Terms /> : null}
      <a href="/live" className="link justify-self-start">
        {t("live.teach")}
      </a>
      <a href="/live/check" className="link justify-self-start">
        {t("live.check.title")}
      </a>
    </div>
  )
}

function ChooseOwn() {
  const { t } = useTranslation()
  return (
    <a href="/my-questions?status=approved" className="link justify-self-start">
      {t("live.chooseOwn")}
    </a>
  )
}

function ForWhom() {
  const { t } = useTranslation()
  const { classId, classes, grade, grades, isReady } = useLoaderData<typeof loader>()
  return (
    <form className="card grid gap-4">
      <ChosenStep
        name="classId"
        label={t("live.forWhom")}
        none={t("live.forAnybody")}
        chosen={classId}
        options={classes}
      />
      {classId ? null : (
        <ChosenStep
          name="grade"
          label={t("make.grade")}
          prompt={t("make.gradeNone")}
          chosen={grade}
          options={grades}
        />
      )}
      <button className={`button ${isReady ? "button-quiet" : "button-main"}`}>
        {t("live.choose")}
      </button>
      {classId ? null : <ChooseOwn />}
    </form>
  )
}

const times = [20, 30, 45, 60, 90, 120, 180, 300]

function Terms() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  const places = (["shown", "class goal", "none"] as const).map((value) => ({
    value,
    label: t(`live.placesChoice.${value}`),
  }))
  const seconds = times.map((value) => ({
    value: String(value),
    label: t("live.seconds", { count: value }),
  }))
  const written = languages.map((value) => ({ value, label: t(`make.languages.${value}`) }))
  return (
    <form method="post" className="grid gap-5">
      <input type="hidden" name="formKey" value={typed?.["formKey"] ?? view.formKey} />
      {view.isChapter ? <Chapter /> : null}
      <ChosenStep
        name="language"
        label={t("live.language")}
        chosen={typed?.["language"] ?? view.language}
        options={written}
      />
      <ChosenStep
        name="seconds"
        label={t("live.timer")}
        none={t("live.timerNone")}
        chosen={typed?.["seconds"] ?? ""}
        options={seconds}
      />
      <ChosenStep
        name="places"
        label={t("live.placesLabel")}
        chosen={typed?.["places"] ?? "shown"}
        options={places}
      />
      <Tick
        name="ringsForAll"
        label={t("live.ringsForAll")}
        isTicked={!typed || "ringsForAll" in typed}
      />
      {view.classId
        ? (["takesGuests", "takesTables"] as const).map((name) => (
            <Tick
              key={name}
              name={name}
              label={t(`live.${name}`)}
              isTicked={typed ? name in typed : name === "takesGuests" && view.isEmpty}
            />
          ))
        : null}
      <button className="button button-main w-full text-lg">{t("live.open")}</button>
    </form>
  )
}

function Chapter() {
  const { t } = useTranslation()
  const { subjects } = useLoaderData<typeof loader>()
  const typed = useActionData<typeof action>()?.typed
  const games = gameNames.map((value) => ({ value, label: t(`game.${value}.title`) }))
  return (
    <>
      <label className="grid gap-1.5 font-semibold">
        {t("work.chapter")}
        <select
          name="chapter"
          required
          defaultValue={typed?.["chapter"]}
          className="control font-normal"
        >
          {subjects.map(({ name, chapters }) => (
            <optgroup key={name} label={name}>
              {chapters.map(({ value, label }) => (
                <option key={value} value={`${value} ${name}`}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <ChosenStep
        name="game"
        label={t("work.game")}
        chosen={typed?.["game"] ?? gameNames[0]}
        options={games}
      />
      <label className="grid gap-1.5 font-semibold">
        {t("work.howMany")}
        <input
          name="rounds"
          defaultValue={typed?.["rounds"] ?? "5"}
          required
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={2}
          className="control font-normal"
        />
        <span className="text-sm font-normal text-soft">
          {t("work.howManyHelp", { max: classWork.chapterRoundsMax })}
        </span>
      </label>
    </>
  )
}
