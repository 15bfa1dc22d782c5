import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData, useSubmit } from "@remix-run/react"
import { Fragment, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { readOwnClass } from "#app/classes/class-request.server"
import { groupDigits } from "#app/classes/digits"
import { PrintNow } from "#app/ui/print-now.tsx"
import { QrImage } from "#app/classes/qr-image.tsx"
import css from "../../classes/slips.css?inline"
import { SubmitButton } from "#app/forms/submit-button.tsx"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { PageHeading } from "#app/ui/headings.tsx"
import { InlineStyles } from "#app/ui/server-sent.tsx"
import { makeSlips, type Slip } from "./make-slips.server"

// The names that were added are posted here once more, with the sheet that has them.
export const handle = { form: "sheet", ours: "classes" } satisfies RouteNeeds

export const meta = pageMeta
export const action = makeSlips

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { shown } = await readOwnClass(request, context, params["classId"])
  const pupils = shown.pupils.filter(({ hasSecret }) => hasSecret)
  return {
    title: context.i18n.t("class.slips"),
    className: shown.name,
    schoolName: shown.schoolName,
    pupils: pupils.map(({ personID, name, isNew, isLocked }) => ({
      personID,
      name,
      isTicked: isNew || isLocked,
    })),
    haveSlips: pupils.some(({ isNew }) => !isNew),
  }
}

export default function Slips() {
  const { t } = useTranslation()
  const { className, schoolName, pupils, haveSlips } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const slips = reply?.slips ?? []
  const isMaking = slips.length > 0 || reply?.isStuck === true
  const isDone = reply?.left.length === 0
  return (
    <div className="grid grid-cols-1 gap-5">
      <InlineStyles id="slips-styles" css={css} />
      <div className="on-screen grid gap-4">
        <PageHeading title={t("class.slips")}>{t("class.slipsLead")}</PageHeading>
        {reply?.nobody ? <AlertBox text={t(reply.nobody)} since={reply} /> : null}
        {reply?.isStuck ? <AlertBox text={t("errors.class.slipsLeft")} since={reply} /> : null}
        {reply && isMaking && !isDone ? <GoOn reply={reply} /> : null}
        {slips.length > 0 && isDone ? <PrintNow /> : null}
        {isMaking ? null : <Choice pupils={pupils} haveSlips={haveSlips} />}
        <BackToClass to=".." name={className} />
      </div>
      {slips.length > 0 ? <Sheet slips={slips} places={[className, schoolName]} /> : null}
    </div>
  )
}

type PageData = ReturnType<typeof useLoaderData<typeof loader>>

function Choice({ pupils, haveSlips }: Pick<PageData, "pupils" | "haveSlips">) {
  const { t } = useTranslation()
  return (
    <Form method="post" className="grid gap-4">
      <fieldset className="wide-list gap-y-1">
        <legend className="mb-2 font-semibold">{t("class.slipsFor")}</legend>
        {pupils.map(({ personID, name, isTicked }) => (
          <label key={personID} className="flex min-h-[2.75rem] items-center gap-3">
            <input
              type="checkbox"
              name="people"
              value={personID}
              defaultChecked={isTicked}
              className="tick-box"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
      {haveSlips ? <p className="border-s-4 border-hint ps-3">{t("class.slipsEnd")}</p> : null}
      <p className="max-w-form">
        <SubmitButton busy={t("class.slipsMaking")}>{t("class.slipsMake")}</SubmitButton>
      </p>
    </Form>
  )
}

type Reply = NonNullable<ReturnType<typeof useActionData<typeof action>>>

/** Scripts press the button, unless it made none. */
function GoOn({ reply }: { reply: Reply }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { slips, left, isStuck } = reply
  useEffect(() => {
    if (!isStuck) submit(form.current)
  }, [reply, isStuck, submit])
  const counts = { made: slips.length, all: slips.length + left.length }
  return (
    <Form method="post" ref={form} className="grid gap-4">
      <p>{t("class.slipsMade", counts)}</p>
      {left.map((id) => (
        <input key={id} type="hidden" name="people" value={id} />
      ))}
      {slips.map(({ number, secret, name }) => (
        <input key={number} type="hidden" name="made" value={`${number} ${secret} ${name}`} />
      ))}
      <SubmitButton busy={t("class.slipsMaking")}>{t("class.slipsNext")}</SubmitButton>
    </Form>
  )
}

interface SheetProps {
  slips: readonly Slip[]
  places: readonly string[]
}

function Sheet({ slips, places }: SheetProps) {
  const { t } = useTranslation()
  return (
    <ul className="slip-sheet">
      {slips.map(({ name, number, secret, at, qr }) => (
        <li key={number}>
          <div>
            <p>
              <bdi className="slip-name">{name}</bdi>
              {[...new Set(places.filter(Boolean))].map((place) => (
                <Fragment key={place}>
                  <br />
                  <bdi>{place}</bdi>
                </Fragment>
              ))}
            </p>
            <dl>
              <dt>{t("class.number")}</dt>
              <dd dir="ltr">{groupDigits(number)}</dd>
              <dt>{t("class.secret")}</dt>
              <dd dir="ltr">{groupDigits(secret)}</dd>
            </dl>
            <p dir="ltr" className="slip-address">
              {at}
            </p>
          </div>
          {qr ? <QrImage code={qr} /> : null}
        </li>
      ))}
    </ul>
  )
}
