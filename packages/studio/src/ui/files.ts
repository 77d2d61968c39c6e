/** Files that the page hands out. */

/** Offers a text as a file. */
export function saveAs(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** An SVG picture as PNG, drawn by the browser. */
export async function toPng(picture: string, width: number): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture can not be drawn.'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
