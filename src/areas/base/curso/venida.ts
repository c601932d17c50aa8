import { useLocation } from 'react-router'

/** What a link to a course may carry: the tab to open, and the id of what one comes for. */
export interface Venida {
  activeTab?: string
  highlightId?: number
}

/** With what one came to this screen; nothing of it is trusted, since it outlives a new version of the page. */
export function useVenida(): { tab: string | undefined; destacado: number | null } {
  const { activeTab, highlightId } = Object(useLocation().state) as Record<keyof Venida, unknown>
  return {
    tab: typeof activeTab === 'string' ? activeTab : undefined,
    destacado: Number.isSafeInteger(highlightId) ? (highlightId as number) : null,
  }
}
