import { render } from 'preact';
import './styles/colours.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/lists.css';
import './styles/table.css';
import './styles/result.css';
import './styles/board.css';
import './styles/panels.css';
import { followInbox } from './live/inbox.js';
import { reconnectWhenGone } from './live/reconnect.js';
import { Frame } from './screens/frame/frame.js';

reconnectWhenGone();
followInbox();
const page = document.getElementById('page');
if (page !== null) render(<Frame />, page);
