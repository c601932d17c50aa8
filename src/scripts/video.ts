/** Nothing of the video's host is asked for until somebody wants to see it. */
export function prepareVideos() {
  document.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const enlace = event.target.closest<HTMLAnchorElement>('a[data-video]')
    if (!enlace) return
    event.preventDefault()
    const marco = document.createElement('iframe')
    marco.className = 'video'
    marco.title = enlace.dataset.titulo ?? 'Video'
    marco.allow = 'fullscreen; encrypted-media; picture-in-picture'
    marco.src = `https://www.youtube-nocookie.com/embed/${enlace.dataset.video}`
    enlace.replaceWith(marco)
    marco.focus()
  })
}
