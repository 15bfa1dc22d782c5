import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { classWork } from "#contract/limits"
import { gameNames, languages } from "#contract/words"
import { ChosenStep } from "#app/admin/choose.tsx"
import { Tick } from "#app/live/tick.tsx"
import type { openNewRoom } from "./open-room.server"
import type { viewNewRoom } from "./view.server"

const times = [20, 30, 45, 60, 90, 120, 180, 300]

export function Terms() {
  const { t } = useTranslation()
  const view = useLoaderData<typeof viewNewRoom>()
  const typed = useActionData<typeof openNewRoom>()?.typed
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
    <form method="post" className="grid grid-cols-1 gap-5 md:grid-cols-2 md:gap-x-12">
      <input type="hidden" name="formKey" value={typed?.["formKey"] ?? view.formKey} />
      <div className="grid content-start gap-5">{view.isChapter ? <Chapter /> : <Questions />}</div>
      <div className="grid content-start gap-5">
        <ChosenStep
          name="seconds"
          label={t("live.timer")}
          none={t("live.timerNone")}
          chosen={typed?.["seconds"] ?? ""}
          options={seconds}
        />
        <details open={typed !== undefined}>
          <summary className="link">{t("live.more")}</summary>
          <div className="grid gap-4 pt-2">
            <ChosenStep
              name="language"
              label={t("live.language")}
              chosen={typed?.["language"] ?? view.language}
              options={written}
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
          </div>
        </details>
        <button className="button button-main w-full text-lg">{t("live.open")}</button>
      </div>
    </form>
  )
}

function Questions() {
  const { t } = useTranslation()
  const { work, chosen, itemsMax } = useLoaderData<typeof viewNewRoom>()
  return (
    <p className="card font-bold">
      {work ? <bdi>{work}</bdi> : t("work.chosen", { count: chosen })}
      {itemsMax ? (
        <span className="block font-normal">{t("live.itemsMax", { max: itemsMax })}</span>
      ) : null}
    </p>
  )
}

function Chapter() {
  const { t } = useTranslation()
  const { subjects } = useLoaderData<typeof viewNewRoom>()
  const typed = useActionData<typeof openNewRoom>()?.typed
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
