/** Where one goes on who was on something that is gone; nothing on a page whose title takes no focus. */
export const screenTitle = () => document.querySelector<HTMLElement>('h1[tabindex]')
