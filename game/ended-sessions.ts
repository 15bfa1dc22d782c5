/** Sessions of the app that were ended before their time ran out. Times are milliseconds since 1970. */
export interface EndedSessions {
  /** Records that a session is over, for as long as a copy of its cookie would be valid. */
  endSession(player: string, sessionId: string, until: number): Promise<void>
  /** Records that every session which signed in before then is over, but for this one. */
  endOtherSessions(player: string, sessionId: string, before: number): Promise<void>
  isSessionEnded(player: string, sessionId: string, signedInAt: number): Promise<boolean>
}
