/** The link to the form's page opens it over this one; where it can't come down, the link is followed. */
export function prepareAporte() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const enlace = event.target.closest<HTMLAnchorElement>('a[data-aportar]')
    if (!enlace) return
    event.preventDefault()
    enlace.setAttribute('aria-busy', 'true')
    import('../islands/aporte/montar')
      .then(
        ({ openAporte }) => openAporte(),
        () => location.assign(enlace.href),
      )
      .finally(() => {
        enlace.removeAttribute('aria-busy')
      })
  })
}
