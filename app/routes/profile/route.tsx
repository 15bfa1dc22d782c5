import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { avatars } from "#contract/words"
import { toRefusal, refuseForm, orWithout } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import type { AppContext } from "#app/server/context.server"
import { forPeople, requirePerson } from "#app/session/guards.server"
import { orMissing } from "#app/upstream/errors.server"
import { avatarPath } from "#app/ui/emblem.tsx"
import { profileForm, profileRefusals } from "./form.server"
import { ProfilePage } from "./profile-page"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, email, role } = requirePerson(request, context)
  const profile = await readProfile(context)
  const pages = await context.offeredPages()
  return {
    title: context.i18n.t("profile.title"),
    person: { name, email, role },
    canDownload: pages.has("/classes/:classId/pupils/:personId"),
    canErase: role !== "Admin" && pages.has("/profile/erase"),
    canJoin: role === "Student" && pages.has("/join"),
    form: profile && profileForm.view({ ...profile, hidden: profile.hidden ? "on" : "" }),
    pictures: avatars.map((avatar) => ({
      avatar,
      address: context.isSavingData ? "" : avatarPath(avatar),
    })),
  }
}

/** The profile from the API, because another device may have changed it since the log-in. */
async function readProfile(context: AppContext) {
  const blank = { avatar: context.session.person?.avatar ?? "", nickname: "", hidden: false }
  const answer = await orMissing(orWithout(context, context.upstream.profile.read(), null))
  if (answer?.status !== 200) return context.isSubmission ? blank : null
  const { avatar = "", nickname, hidden } = answer.body
  context.session.setAvatar(avatar)
  return { avatar, nickname, hidden }
}

/** The call replaces the whole profile, so sending the form twice changes nothing more. */
export const action = forPeople(
  profileForm.action(async (form, { context }) => {
    const { avatar = "", nickname = "", hidden = false } = form.value
    const answer = await context.upstream.profile.change({ avatar, nickname, hidden })
    if (answer.status !== 200)
      return refuseForm(form, toRefusal(answer, profileRefusals, "errors.nickname.notSaved"))
    context.session.setAvatar(avatar)
    context.toasts.put("success", "toast.profileSaved")
    return redirect("/profile", 303)
  }),
)

export default function Profile() {
  const { form, ...page } = useLoaderData<typeof loader>()
  return <ProfilePage {...page} view={form} reply={useActionData<typeof action>()} />
}
