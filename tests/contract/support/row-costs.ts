import { afterwards, rowsOf } from "./api"

type Cost = Readonly<
  Record<"path" | "note", string> & Record<"read" | "written" | "trips" | "limit", number>
>

export const costs: Cost[] = []

/** D1 counts the same in every run, so the limits are the measured values; passwords leave room for one query more. */
export async function measure<Done>(
  { path }: { readonly path: string },
  [limit, note]: readonly [limit: number, note?: string],
  run: () => Promise<Done>,
): Promise<Done> {
  const { done, read, written, trips } = await rowsOf(async () => {
    const done = await run()
    await afterwards()
    return done
  })
  costs.push({ path, note: note ?? "", read, written, trips, limit })
  return done
}

export function tellCosts(): void {
  const told = costs.map(({ path, note, read, limit, written, trips }) =>
    line(`${path} ${note}`, read, limit, written, trips),
  )
  console.log([line("rows of each call", "read", "limit", "written", "trips"), ...told].join("\n"))
}

const line = (call: string, ...cells: readonly (string | number)[]) =>
  call.padEnd(76) + cells.map((cell) => String(cell).padStart(8)).join("")
