package com.acme.courier

import android.Manifest
import android.content.Intent
import android.location.LocationManager
import android.net.Uri
import android.os.Build
import android.os.Bundle
import android.os.PowerManager
import android.provider.Settings
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.result.contract.ActivityResultContracts
import androidx.activity.viewModels
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.getValue
import androidx.core.location.LocationManagerCompat
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import java.io.File
import java.util.UUID
import kotlinx.coroutines.launch
import {{android.package}}.CancelReason
import {{android.package}}.DeliveryException
import {{android.package}}.PermissionLevel

// #region activity
class MainActivity : ComponentActivity() {

    private val app get() = application as CourierApp
    private val viewModel: CourierViewModel by viewModels {
        viewModelFactory { initializer { CourierViewModel(app.deliveries, app.backend) } }
    }

    /** Your server hands out the jobs, and gives each attempt an id of its own. */
    private fun nextJob() =
        CourierJob("order-${UUID.randomUUID()}", "north-3", "1 Sample Street, 10115 Berlin, Germany")

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        setContent {
            val uiState by viewModel.uiState.collectAsStateWithLifecycle()
            val queue by viewModel.queue.collectAsStateWithLifecycle()
            MaterialTheme {
                CourierScreen(
                    uiState = uiState,
                    queue = queue,
                    onAskPermission = ::askPermission,
                    onOpenSettings = ::openAppSettings,
                    onStart = ::startDelivery,
                    onComplete = viewModel::complete,
                    onLeaveAtDoor = { viewModel.leaveAtDoor(photoId = "photo-7") },
                    onCancel = { viewModel.cancel(CancelReason.COURIER_CANCELLED) },
                    onRemedy = ::actOn,
                )
            }
        }
    }

    /** Unlike `onResume`, this is also called after the quick settings, where location can be turned on. */
    override fun onWindowFocusChanged(hasFocus: Boolean) {
        super.onWindowFocusChanged(hasFocus)
        if (!hasFocus) return
        viewModel.onScreenVisible(
            powerSaving = getSystemService(PowerManager::class.java).isPowerSaveMode,
            locationOn = LocationManagerCompat.isLocationEnabled(getSystemService(LocationManager::class.java)),
        )
    }

    private fun askPermission() {
        lifecycleScope.launch {
            try {
                val level = PermissionLevel.WHILE_IN_USE
                viewModel.onPermission(app.deliveries.requestPermission(this@MainActivity, level))
            } catch (e: DeliveryException) {
                viewModel.show(e.code)
            }
        }
    }

    private fun openAppSettings() {
        val app = Uri.fromParts("package", packageName, null)
        startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, app))
    }

    /** The delivery starts either way: without the permission, the notification isn't in the drawer. */
    private val askNotifications =
        registerForActivityResult(ActivityResultContracts.RequestPermission()) { viewModel.start(nextJob()) }

    /** Asks before the first delivery only. A new installation asks again, because no backup has this folder. */
    private fun startDelivery() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU && File(noBackupFilesDir, "asked").mkdir()) {
            askNotifications.launch(Manifest.permission.POST_NOTIFICATIONS)
        } else {
            viewModel.start(nextJob())
        }
    }

    private fun actOn(remedy: Remedy) = when (remedy) {
        Remedy.ALLOW_LOCATION -> openAppSettings()
        Remedy.TURN_LOCATION_ON -> startActivity(Intent(Settings.ACTION_LOCATION_SOURCE_SETTINGS))
        Remedy.RESUME -> viewModel.resume()
        Remedy.END_OTHER -> viewModel.endOther()
    }
}
// #endregion activity
