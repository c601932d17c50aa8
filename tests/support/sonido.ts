/** A tone of so many seconds, mono, of 16 bits; as a WAV is made by hand. */
export function wavDe(segundos: number, muestrasPorSegundo = 8000): Buffer {
  const cuantas = Math.round(segundos * muestrasPorSegundo)
  const wav = Buffer.alloc(44 + 2 * cuantas)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + 2 * cuantas, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(muestrasPorSegundo, 24)
  wav.writeUInt32LE(2 * muestrasPorSegundo, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * cuantas, 40)
  for (let i = 0; i < cuantas; i++) {
    // A little louder each second, so that the waveform says where one is.
    const fuerza = 0.2 + (0.7 * i) / cuantas
    wav.writeInt16LE(
      Math.round(32_767 * fuerza * Math.sin((2 * Math.PI * 220 * i) / muestrasPorSegundo)),
      44 + 2 * i,
    )
  }
  return wav
}

/** The form that delivers one, with what the browser works out of it. */
export function formularioDeSonido({
  nombre = 'guitarra.wav',
  bytes = wavDe(1),
  ...campos
}: { nombre?: string; bytes?: Uint8Array } & Record<string, unknown> = {}): FormData {
  const formulario = new FormData()
  formulario.append('file', new File([bytes as BlobPart], nombre))
  for (const [campo, valor] of Object.entries(campos)) formulario.append(campo, String(valor))
  return formulario
}
