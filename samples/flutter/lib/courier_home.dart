import 'dart:async';

import 'package:app_settings/app_settings.dart';
import 'package:battery_plus/battery_plus.dart';
import 'package:flutter/services.dart';
import 'package:flutter/widgets.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'background_delivery.dart';
import 'courier_model.dart';
import 'courier_screen.dart';
import 'deliveries.dart';
import 'delivery_errors.dart';
import 'offline_queue.dart';

// #region home
/// Shows the running delivery: a device has only one.
class CourierHome extends StatefulWidget {
  const CourierHome({
    super.key,
    required this.deliveries,
    required this.backend,
    required this.nextJob,
  });

  final Deliveries deliveries;
  final DispatchBackend backend;
  final CourierJob Function() nextJob;

  @override
  State<CourierHome> createState() => _CourierHomeState();
}

class _CourierHomeState extends State<CourierHome> {
  late final _model = CourierModel(widget.deliveries, widget.backend);
  late final _queuedEvents = widget.deliveries.queuedEventCounts();

  late final AppLifecycleListener _lifecycle;

  @override
  void initState() {
    super.initState();
    _lifecycle = AppLifecycleListener(onResume: _refresh);
    unawaited(_model.resume());
    unawaited(_refresh());
  }

  Future<void> _refresh() async {
    await _model.onScreenVisible(powerSaving: await _isSavingPower());
  }

  /// Some devices don't report this.
  Future<bool> _isSavingPower() async {
    try {
      return await Battery().isInBatterySaveMode;
    } on PlatformException {
      return false;
    }
  }

  @override
  void dispose() {
    _lifecycle.dispose();
    _model.dispose();
    super.dispose();
  }

  Future<void> _askPermission() =>
      _model.askPermission(PermissionLevel.whileInUse);

  Future<void> _actOn(Remedy remedy) => switch (remedy) {
    Remedy.allowLocation => AppSettings.openAppSettings(),
    Remedy.turnLocationOn => AppSettings.openAppSettings(
      type: AppSettingsType.location,
    ),
    Remedy.resume => _model.resume(),
    Remedy.endOther => _model.endOther(),
  };

  @override
  Widget build(BuildContext context) => StreamBuilder<int>(
    stream: _queuedEvents,
    initialData: 0,
    builder: (context, queuedEvents) => ListenableBuilder(
      listenable: _model,
      builder: (context, _) => CourierScreen(
        permission: _model.permission,
        openId: _model.openId,
        events: _model.events,
        problem: _model.problem,
        queuedEvents: queuedEvents.requireData,
        isBusy: _model.isBusy,
        onAskPermission: _askPermission,
        onOpenSettings: AppSettings.openAppSettings,
        onStart: () => _model.start(widget.nextJob()),
        onComplete: _model.complete,
        onLeaveAtDoor: () => _model.leaveAtDoor('photo-7'),
        onCancel: () => _model.cancel(CancelReason.courierCancelled),
        onRemedy: _actOn,
      ),
    ),
  );
}
// #endregion home
