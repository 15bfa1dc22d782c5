import { useTranslation } from "react-i18next"
import type { HostSnapshot } from "#contract/live/snapshot"
import type { OfHost, UnsavedHands } from "./host.server"

export function HandsUp({ hands }: { hands: HostSnapshot["host"]["hands"] }) {
  const { t } = useTranslation()
  if (!hands || hands.right + hands.wrong === 0) return null
  return <p className="text-xl font-bold">{t("live.handsUp", { ...hands })}</p>
}

/** For those of the class who have no phone. */
export function HandsForm({
  view: { path, room, host },
  unsaved,
}: OfHost & { readonly unsaved: UnsavedHands | undefined }) {
  const { t } = useTranslation()
  const shown = unsaved?.number === room.number ? unsaved.typed : host.hands
  return (
    <form method="post" action={`${path}?hands`} className="card grid gap-3">
      <h2 className="font-bold">{t("live.countHands")}</h2>
      <p>{t("live.countHandsHelp")}</p>
      <input type="hidden" name="number" value={room.number} />
      <div className="grid grid-cols-2 gap-3">
        {(["right", "wrong"] as const).map((name) => (
          <label key={name} className="grid gap-1.5 font-semibold">
            {t(`live.hands.${name}`)}
            <input
              name={name}
              defaultValue={shown?.[name]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              dir="ltr"
              className="control text-xl tabular-nums"
            />
          </label>
        ))}
      </div>
      <button name="do" value="hands" className="button button-main">
        {t("live.saveHands")}
      </button>
    </form>
  )
}
