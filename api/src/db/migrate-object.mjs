/**
 * Brings the tables of an object up to date, in one transaction: runs the versions of the schema that it has not run.
 * @param {DurableObjectStorage} storage
 * @param {readonly string[]} versions
 */
export function migrateObject(storage, versions) {
  storage.transactionSync(() => {
    storage.sql.exec("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)")
    const { done } = storage.sql.exec("SELECT count(*) AS done FROM migrations").one()
    for (const [version, statements] of versions.entries())
      if (version >= Number(done)) {
        storage.sql.exec(statements)
        storage.sql.exec("INSERT INTO migrations VALUES (?)", version)
      }
  })
}
