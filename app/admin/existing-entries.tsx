export function ExistingEntries({
  title,
  none,
  entries,
}: {
  title: string
  none: string
  entries: readonly { readonly name: string; readonly number?: string }[]
}) {
  return (
    <section aria-labelledby="existing" className="card">
      <h2 id="existing" className="mb-3 text-lg font-bold">
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="text-soft">{none}</p>
      ) : (
        <ul className="grid gap-x-6 xs:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {entries.map(({ name, number }) => (
            <li
              key={`${number} ${name}`}
              className="flex gap-2 border-b border-line py-2 [overflow-wrap:anywhere]"
            >
              {number === undefined ? null : (
                <span className="tabular-nums text-soft">{number}</span>
              )}
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
