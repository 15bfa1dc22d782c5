import { Form, useLocation, useNavigation, useSubmit } from "@remix-run/react"
import type { FormEvent, ReactNode } from "react"

interface Props {
  className: string
  replace?: boolean
  children: ReactNode
}

export function ChoiceForm({ className, replace = false, children }: Props) {
  const submit = useSubmit()
  const here = useLocation()
  const { location: next = here } = useNavigation()
  function goOnce(event: FormEvent<HTMLFormElement>) {
    if (next.search === `?${chosenIn(event.currentTarget)}`) event.preventDefault()
  }
  return (
    <Form
      method="get"
      replace={replace}
      preventScrollReset
      onSubmit={goOnce}
      onChange={({ currentTarget }) =>
        submit(filledIn(currentTarget), { replace, preventScrollReset: true })
      }
      className={className}
    >
      {children}
    </Form>
  )
}

/** What is still to be chosen is not missing while somebody chooses. */
const filledIn = (form: HTMLFormElement) =>
  new URLSearchParams([...chosenIn(form)].filter(([, value]) => value !== ""))

const chosenIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
