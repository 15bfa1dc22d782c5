export interface PendingChange {
  readonly personId: number
  /** By this time the change has been made, or never will be; in ms since 1970. */
  readonly until: number
}

const key = "changing"

export const putChange = (storage: DurableObjectStorage, change: PendingChange): Promise<void> =>
  storage.put(key, change)

export const getChange = (storage: DurableObjectStorage): Promise<PendingChange | undefined> =>
  storage.get<PendingChange>(key)

export const deleteChange = (storage: DurableObjectStorage): Promise<boolean> => storage.delete(key)
