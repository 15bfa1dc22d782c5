import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { categories } from "#contract/words"
import { makePath } from "./addresses"
import type { Craft } from "./craft.server"
import { findPlaces } from "./find-places.server"
import { choiceOf, lastingOf } from "./lasting.server"
import type { MakeView } from "./make-view"
import { enter, mayTeach } from "./maker.server"

/** Fields that a browser does not send the form without, where the page has them. */
const required = Object.fromEntries(
  ["grade", "subject", "chapter", "section"].map((name) => [name, { required: true }]),
)

/** The page of a form, with what was typed before a session ended, or else with the place of the address. */
export const loaderOf =
  ({
    game,
    form,
    begin = {},
  }: Pick<Craft<unknown, unknown>, "game" | "begin"> & {
    form: Pick<Craft<unknown, unknown>["form"], "view">
  }) =>
  async (args: LoaderFunctionArgs): Promise<MakeView> => {
    const maker = enter(args, game)
    const { context, person, category } = maker
    const { searchParams } = new URL(args.request.url)
    const asked = lastingOf((name) => searchParams.get(name))
    const typed = { ...begin, ...((await context.savedSubmissions.take()) ?? asked) }
    const path = makePath(category, game)
    const { constraints, ...view } = form.view(typed)
    return {
      title: context.i18n.t(`make.title.${game}`),
      category,
      categories: mayTeach(person) ? categories : ["entertainment"],
      isSent: searchParams.has("sent"),
      again: `${path}?${new URLSearchParams(asked)}`,
      subject: person.subject,
      places: category === "education" ? await findPlaces(maker, choiceOf(typed)) : null,
      form: { ...view, constraints: { ...constraints, ...required } },
      draftPlace: `draft ${path} ${person.id}`,
    }
  }
