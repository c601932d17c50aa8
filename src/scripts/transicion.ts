/** The browser gives up a transition between pages by rejecting its promises: the page is there all the same. */
export function prepararTransicion() {
  window.addEventListener('unhandledrejection', (event) => {
    if (/^transition was/i.test(event.reason?.message)) event.preventDefault()
  })
}
