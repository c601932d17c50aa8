/** Safari has popovers since 17, Chrome since 114 and Firefox since 125: before, what shows them comes down. */
export function bringPopovers() {
  if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill')
}
