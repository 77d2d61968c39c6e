/** The page begins here. */
import { defineBoard } from '@ludii/board-view';
import './ui/app.js';

defineBoard();
