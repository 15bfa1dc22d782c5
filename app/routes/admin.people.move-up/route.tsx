import { type LoaderFunctionArgs, type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { Form, useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { LastMove, PlannedMoves } from "#contract/accounts/moving-up"
import { orNull } from "#app/forms/refusals.server"
import { planMax, idPattern } from "#contract/limits"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { ChosenStep, Choose } from "#app/admin/choose.tsx"
import { pageMeta } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { TitledSection } from "#app/ui/headings.tsx"
import { readChoice, forAdmins } from "#app/admin/admin-request.server"
import { getDate } from "#app/i18n/dates.server"
import type { AppContext } from "#app/server/context.server"
import { readFields } from "#app/forms/read-fields.server"

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  return { title: context.i18n.t("moveUp.title"), ...(await viewMove(request, context)) }
}

/** If a move is refused, the page shows again who would move now. */
export const action = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readFields(request, ["intent", "plan", "move"])
  const isMove = fields.get("intent") === "move"
  const reply = await orNull(send(fields, context))
  if (reply?.status !== 200) {
    const refused = isMove ? "toast.notMoved" : "toast.notMovedBack"
    context.toasts.put("error", reply ? refused : "toast.notSent")
    const { pathname, search } = new URL(request.url)
    return redirect(isMove ? pathname + search : pathname, 303)
  }
  const key = isMove ? "moveUp.done" : "moveUp.undone"
  const sentence = context.i18n.t(key, { count: reply.body.pupils })
  context.toasts.put("success", "toast.sentence", sentence)
  return redirect("/admin/people/move-up", 303)
})

function send(fields: FormData, { upstream }: AppContext) {
  const [plan, move] = [fields.get("plan"), fields.get("move")]
  if (fields.get("intent") === "move" && typeof plan === "string" && plan.length <= planMax)
    return upstream.admin.moveUp(plan)
  if (fields.get("intent") === "undo" && typeof move === "string" && idPattern.test(move))
    return upstream.admin.undoMoveUp(Number(move))
  throw new Response("There is no such button.\n", { status: 400 })
}

async function viewMove(request: Request, context: AppContext) {
  const { upstream } = context
  const chosen = { from: readChoice(request, "from"), to: readChoice(request, "to") }
  const query = {
    from: chosen.from || undefined,
    to: chosen.to || undefined,
    after: readChoice(request, "after") || undefined,
  }
  const asked = await upstream.admin.previewMove(query)
  const isRefused = asked.status === 400
  const reply = isRefused ? await upstream.admin.previewMove({}) : asked
  if (reply.status !== 200) throw new Response(null, { status: 503 })
  const { grades, last, planned } = reply.body
  return {
    chosen,
    isRefused,
    grades: grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName })),
    last: last && { ...last, at: getDate(last.at, context.i18n.language) },
    planned: planned && {
      ...planned,
      next: planned.next && `?${new URLSearchParams({ ...chosen, after: planned.next })}`,
    },
  }
}

export default function MoveUp() {
  const { t } = useTranslation()
  const { title, chosen, isRefused, grades, last, planned } = useLoaderData<typeof loader>()
  const all = { value: "all", label: t("moveUp.all") }
  return (
    <AdminFrame isForm title={title} lead={t("moveUp.lead")}>
      <div className="grid grid-cols-1 gap-8">
        <Choose button={t("moveUp.show")}>
          <ChosenStep
            name="from"
            label={t("moveUp.from")}
            chosen={chosen.from || "all"}
            options={[all, ...grades]}
            error={isRefused ? t("errors.moveUp.place") : undefined}
          />
          {chosen.from === "" || chosen.from === "all" ? null : (
            <ChosenStep
              name="to"
              label={t("moveUp.to")}
              chosen={chosen.to}
              none={t("moveUp.next")}
              options={grades}
            />
          )}
        </Choose>
        {planned ? <Planned planned={planned} /> : null}
        {last ? <Last last={last} /> : null}
      </div>
    </AdminFrame>
  )
}

function Last({ last: { move, at, by, pupils: count, isUndo, canUndo } }: { last: LastMove }) {
  const { t } = useTranslation()
  return (
    <TitledSection id="last" title={t("moveUp.last.title")}>
      <div className="card grid gap-2">
        <p>{isUndo ? t("moveUp.undone", { count }) : t("moveUp.done", { count })}</p>
        <p className="text-sm text-soft">
          <bdi>{by}</bdi> · {at}
        </p>
        {canUndo ? (
          <Form method="post" id="undo" className="grid gap-2">
            <p className="text-sm text-soft">{t("moveUp.last.undoHelp")}</p>
            <input type="hidden" name="move" value={move} />
            <button name="intent" value="undo" className="button button-quiet">
              {t("moveUp.last.undo")}
            </button>
          </Form>
        ) : null}
      </div>
    </TitledSection>
  )
}

function Planned({ planned }: { planned: PlannedMoves }) {
  const { t } = useTranslation()
  const { moves, stay, pupils, plan, people, next } = planned
  if (pupils === 0) return <p className="card">{t("moveUp.nobody")}</p>
  return (
    <>
      <TitledSection id="planned" title={t("moveUp.planned")}>
        <ul className="card grid gap-2">
          {moves.map(({ gradeName, toName, pupils: count }) => (
            <li key={gradeName} className="flex flex-wrap justify-between gap-x-4">
              <bdi className="font-bold">{t("moveUp.step", { from: gradeName, to: toName })}</bdi>
              <span>{t("moveUp.pupils", { count })}</span>
            </li>
          ))}
          {stay ? <li>{t("moveUp.stay", { count: stay.pupils, grade: stay.gradeName })}</li> : null}
        </ul>
        <p className="text-soft">{t("moveUp.help")}</p>
        <Form method="post" id="move">
          <input type="hidden" name="plan" value={plan} />
          <button name="intent" value="move" className="button button-main w-full">
            {t("moveUp.submit", { count: pupils })}
          </button>
        </Form>
      </TitledSection>
      <TitledSection id="names" title={t("moveUp.names")}>
        <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {people.map(({ personID, name, gradeName }) => (
            <li key={personID} className="[overflow-wrap:anywhere]">
              <bdi className="font-bold">{name}</bdi>{" "}
              <bdi className="text-sm text-soft">{gradeName}</bdi>
            </li>
          ))}
        </ul>
        {next ? (
          <Link to={next} rel="next" className="button button-quiet justify-self-end">
            {t("moveUp.moreNames")}
          </Link>
        ) : null}
      </TitledSection>
    </>
  )
}
