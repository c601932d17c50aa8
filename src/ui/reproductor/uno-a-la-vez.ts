let sonando: HTMLMediaElement | null = null

/** Call it where something begins to sound: whatever sounded falls silent. */
export function takeTurn(medio: HTMLMediaElement): void {
  if (sonando !== medio) sonando?.pause()
  sonando = medio
}

export function silence(): void {
  sonando?.pause()
}
