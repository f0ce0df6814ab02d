import type { Components } from './schema.js';

export const tiles: Components['tiles'] = {
  provenance: 'reconstructed',
  note: 'That there are 31 tiles with two faces is in the rules; the faces are our reconstruction, chosen so that final scores come out as people report them.',
  values: [
    { faces: ['woolly-rhino', 'axe'], copies: 1 },
    { faces: ['cave-bear', 'fur'], copies: 1 },
    { faces: ['giant-deer', 'tusk'], copies: 1 },
    { faces: ['steppe-bison', 'meat'], copies: 1 },
    { faces: ['sabre-tooth', 'fire'], copies: 1 },
    { faces: ['musk-ox', 'question'], copies: 1 },
    { faces: ['cave-lion', 'question'], copies: 1 },
    { faces: ['tusk', 'question'], copies: 2 },
    { faces: ['meat', 'question'], copies: 1 },
    { faces: ['fur', 'question'], copies: 1 },
    { faces: ['fire', 'question'], copies: 1 },
    { faces: ['axe', 'question'], copies: 1 },
    { faces: ['fur', 'meat'], copies: 4 },
    { faces: ['tusk', 'meat'], copies: 3 },
    { faces: ['meat', 'fire'], copies: 2 },
    { faces: ['fur', 'fire'], copies: 2 },
    { faces: ['tusk', 'fire'], copies: 2 },
    { faces: ['fur', 'tusk'], copies: 1 },
    { faces: ['axe', 'fur'], copies: 1 },
    { faces: ['axe', 'tusk'], copies: 1 },
    { faces: ['axe', 'meat'], copies: 1 },
    { faces: ['axe', 'fire'], copies: 1 },
  ],
};

export const shaman: Components['shaman'] = {
  provenance: 'rules',
  values: { red: 'clockwise', blue: 'anticlockwise' },
};
