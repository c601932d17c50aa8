import { screenTitle } from '../../ui/screen-title'

/** Whoever was on something that is gone goes on from the screen's beginning, and not from the page's. */
export function focusTitulo() {
  screenTitle()?.focus({ preventScroll: true })
}
